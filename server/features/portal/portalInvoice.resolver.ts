import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Query, Resolver, Root, Subscription } from 'type-graphql';
import { viewInvoice } from '#server/features/invoices/index.ts';
import { Context } from '#server/platform/graphql/context.ts';
import type { LiveActivity } from '#server/platform/live/transport.ts';
import { portalInvoiceReads } from './portalInvoice.reads.ts';
import { PortalInvoice } from './portalInvoice.types.ts';
import { deadLink, invoiceLink, visitorOf } from './portalLink.ts';
import { isOwnBusiness } from './preview.ts';
import { untilVoided } from './untilVoided.ts';

@Resolver(() => PortalInvoice)
export class PortalInvoiceResolver {
  @Query(() => PortalInvoice, {
    nullable: true,
    description:
      'The invoice that a link leads to; null for an unknown or a revoked one. Marks it as viewed, unless a member of the business looks.',
  })
  async portalInvoice(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: "The link's." }) token: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    const link = await invoiceLink(context.services.database, token);
    if (!link) return null;
    if (!link.viewedAt && !isOwnBusiness(context, link.businessId))
      await context.runAs(visitorOf(link), viewInvoice, link.id);
    return context.readsFor(link).one(portalInvoiceReads, link.id, info);
  }

  @FieldResolver()
  preview(@Ctx() context: Context, @Root() row: { business_id: string }): boolean {
    return isOwnBusiness(context, row.business_id);
  }

  @FieldResolver()
  sandboxPayments(@Ctx() { services }: Context, @Root() row: { sandboxPayments: boolean }): boolean {
    return services.isStripeSandbox || row.sandboxPayments;
  }

  @Subscription(() => PortalInvoice, {
    name: 'portalInvoice',
    description: 'The invoice that a link leads to, whenever something happened to it. Ends once it is voided.',
    subscribe: async ({ args, context }: { args: { token: string }; context: Context }) => {
      const link = await invoiceLink(context.services.database, args.token);
      if (!link) throw deadLink('invoice');
      return untilVoided(link.id)(context.activities(link));
    },
  })
  portalInvoiceChanged(
    @Ctx() context: Context,
    @Root() { businessId, invoiceId }: LiveActivity,
    @Arg('token', () => String, { description: "The link's." }) _token: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.readsFor({ businessId }).one(portalInvoiceReads, invoiceId as string, info);
  }
}
