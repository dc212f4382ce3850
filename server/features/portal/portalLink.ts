import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { withoutTenant } from '#db/tenancy/tenantContext.ts';
import type { InvoiceStatus } from '#domain/states/invoice.ts';
import type { QuoteStatus } from '#domain/states/quote.ts';
import { Refusal } from '#server/core/errors.ts';
import type { PortalVisitor, Scope } from '#server/platform/auth/viewer.ts';

interface Statuses {
  quote: QuoteStatus;
  invoice: InvoiceStatus;
}

/** The document of a portal link. Further access is limited to its business. */
interface PortalLink<Kind extends keyof Statuses> extends Scope {
  id: string;
  status: Statuses[Kind];
  /** When the customer first opened it; null until then. */
  viewedAt: string | null;
}

/** Returns the document of a token; null for an unknown token, a draft, and a voided document. */
export async function linkTo<Kind extends keyof Statuses>(
  database: Database,
  kind: Kind,
  token: string,
): Promise<PortalLink<Kind> | null> {
  if (!/^[\w-]+$/.test(token)) return null;
  const byToken = sql<PortalLink<Kind>>`
    select business_id as "businessId", id, status, viewed_at as "viewedAt" from ${sql.table(`${kind}s`)}
    where portal_token = ${token} and status not in ('DRAFT', 'VOID')
  `;
  // Read without a tenant, because only the token tells which business it belongs to.
  const { rows } = await withoutTenant(() => byToken.execute(database.em.getKysely()));
  return rows[0] ?? null;
}

/** The same. Throws NOT_FOUND, which does not reveal whether the token never led anywhere or was revoked. */
export async function requireLink<Kind extends keyof Statuses>(
  database: Database,
  kind: Kind,
  token: string,
): Promise<PortalLink<Kind>> {
  const link = await linkTo(database, kind, token);
  if (link) return link;
  throw new Refusal('NOT_FOUND', 'This link no longer works. Ask the business that sent it for a new one');
}

/** The holder of a link acts as the business's customer. */
export const visitorOf = ({ businessId }: Scope): PortalVisitor => ({ kind: 'portal', businessId });
