import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Context } from '#server/platform/graphql/context.ts';
import { PortalDocument } from './portalDocument.types.ts';
import { isOwnBusiness } from './preview.ts';

/** Computes what PortalInvoice and PortalQuote have in common. */
@Resolver(() => PortalDocument)
export class PortalDocumentResolver {
  @FieldResolver()
  preview(@Ctx() context: Context, @Root() row: { business_id: string }): boolean {
    return isOwnBusiness(context, row.business_id);
  }

  @FieldResolver()
  sandboxPayments(@Ctx() { services }: Context, @Root() row: { sandboxPayments: boolean }): boolean {
    return services.isStripeSandbox || row.sandboxPayments;
  }
}
