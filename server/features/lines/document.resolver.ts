import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { InvoiceStatus } from '#domain/states/invoice.ts';
import type { QuoteStatus } from '#domain/states/quote.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { SalesDocument } from './document.types.ts';
import { type DocumentKind, portalUrl } from './portalUrl.ts';

/** Computes what Invoice and Quote have in common. */
@Resolver(() => SalesDocument)
export class SalesDocumentResolver {
  @FieldResolver()
  portalUrl(
    @Ctx() { services }: Context,
    @Root() row: { status: QuoteStatus | InvoiceStatus; portal_token: string },
    @Info() { parentType }: GraphQLResolveInfo,
  ): string | null {
    const kind = parentType.name.toLowerCase() as DocumentKind;
    return portalUrl(services.publicUrl, kind, { status: row.status, portalToken: row.portal_token });
  }
}
