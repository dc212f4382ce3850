import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { withoutTenant } from '#db/tenancy/tenantContext.ts';
import type { InvoiceStatus } from '#domain/states/invoice.ts';
import type { QuoteStatus } from '#domain/states/quote.ts';
import { Refusal } from '#server/core/errors.ts';
import type { PortalVisitor, Scope } from '#server/platform/auth/viewer.ts';

/** The document of a portal link. Further access is limited to its business. */
export interface PortalLink<Status> extends Scope {
  id: string;
  status: Status;
  /** When the customer first opened it; null until then. */
  viewedAt: string | null;
}

/** Returns the quote of a token; null for an unknown token, a draft, and a voided quote. */
export const quoteLink = (database: Database, token: string) => linkTo<QuoteStatus>(database, 'quotes', token);

/** Returns the invoice of a token; null for an unknown token, a draft, and a voided invoice. */
export const invoiceLink = (database: Database, token: string) => linkTo<InvoiceStatus>(database, 'invoices', token);

/** One error for unknown and revoked links, so that it does not reveal which links existed. */
export const invalidLink = (thing: 'quote' | 'invoice') =>
  new Refusal('NOT_FOUND', `This link leads to no ${thing} any more. Ask the business that sent it for a new one`);

/** Returns the actor for the holder of a link: a customer of the business. */
export const visitorOf = ({ businessId }: Scope): PortalVisitor => ({ kind: 'portal', businessId });

async function linkTo<Status>(
  database: Database,
  table: 'quotes' | 'invoices',
  token: string,
): Promise<PortalLink<Status> | null> {
  if (!/^[\w-]+$/.test(token)) return null;
  const byToken = sql<PortalLink<Status>>`
    select business_id as "businessId", id, status, viewed_at as "viewedAt" from ${sql.table(table)}
    where portal_token = ${token} and status not in ('DRAFT', 'VOID')
  `;
  // Read without a tenant, because only the token tells which business it belongs to.
  const { rows } = await withoutTenant(() => byToken.execute(database.em.getKysely()));
  return rows[0] ?? null;
}
