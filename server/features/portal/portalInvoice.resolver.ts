import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver, Root, Subscription } from 'type-graphql';
import { viewInvoice } from '#server/features/invoices/index.ts';
import { Context } from '#server/platform/graphql/context.ts';
import type { LiveActivity } from '#server/platform/live/transport.ts';
import { portalInvoiceReads } from './portalInvoice.reads.ts';
import { PortalInvoice } from './portalInvoice.types.ts';
import { linkTo, requireLink, visitorOf } from './portalLink.ts';
import { isOwnBusiness } from './preview.ts';
import { untilVoided } from './untilVoided.ts';

@Resolver(() => PortalInvoice)
export class PortalInvoiceResolver {
  @Query(() => PortalInvoice, {
    nullable: true,
    description:
      'The invoice of a portal link; null where the link is unknown or was revoked. Marks it as viewed, unless the viewer is a member of the business.',
  })
  async portalInvoice(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    const link = await linkTo(context.services.database, 'invoice', token);
    if (!link) return null;
    if (!link.viewedAt && !isOwnBusiness(context, link.businessId))
      await context.runAs(visitorOf(link), viewInvoice, link.id);
    return context.readsFor(link).one(portalInvoiceReads, link.id, info);
  }

  @Subscription(() => PortalInvoice, {
    name: 'portalInvoice',
    description: 'Emits the invoice of a portal link whenever it changes. Ends when the invoice is voided.',
    subscribe: async ({ args, context }: { args: { token: string }; context: Context }) => {
      const link = await requireLink(context.services.database, 'invoice', args.token);
      return untilVoided(link.id)(context.activities(link));
    },
  })
  portalInvoiceChanged(
    @Ctx() context: Context,
    @Root() { businessId, invoiceId }: LiveActivity,
    @Arg('token', () => String, { description: 'The token of the link.' }) _token: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.readsFor({ businessId }).one(portalInvoiceReads, invoiceId as string, info);
  }
}
