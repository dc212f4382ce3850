import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { Context } from '#server/platform/graphql/context.ts';
import { SalesDocument } from './document.types.ts';
import type { DocumentKind, DocumentRow } from './documentFacts.ts';
import { portalUrl } from './portalUrl.ts';

/** Computes what Invoice and Quote have in common. */
@Resolver(() => SalesDocument)
export class SalesDocumentResolver {
  @FieldResolver()
  portalUrl(
    @Ctx() { services }: Context,
    @Root() row: { status: DocumentRow['status']; portal_token: string },
    @Info() { parentType }: GraphQLResolveInfo,
  ): string | null {
    const kind = parentType.name.toLowerCase() as DocumentKind;
    return portalUrl(services.publicUrl, kind, { status: row.status, portalToken: row.portal_token });
  }
}
