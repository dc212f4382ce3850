import type { DocumentKind, DocumentRow } from './documentFacts.ts';

/** Returns the address where the customer sees a document; null while it is a draft, and once it is void. */
export function portalUrl(
  publicUrl: string,
  kind: DocumentKind,
  { status, portalToken }: Pick<DocumentRow, 'status' | 'portalToken'>,
): string | null {
  return status === 'DRAFT' || status === 'VOID' ? null : `${publicUrl}/portal/${kind}/${portalToken}`;
}
