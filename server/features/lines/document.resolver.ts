import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
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
    return portalUrl(services.publicUrl, kindOf(parentType), { status: row.status, portalToken: row.portal_token });
  }

  @FieldResolver()
  pdfUrl(
    @Ctx() { services: { publicUrl, pdfTickets } }: Context,
    @Root() { id, business_id: businessId }: { id: string; business_id: string },
    @Info() { parentType }: GraphQLResolveInfo,
  ): string {
    const kind = kindOf(parentType);
    return `${publicUrl}/${kind}s/${id}.pdf?ticket=${pdfTickets.issue({ kind, id, businessId })}`;
  }
}

/** The kind that a subclass of SalesDocument stands for: Quote or Invoice. */
const kindOf = ({ name }: GraphQLObjectType) => name.toLowerCase() as DocumentKind;
