import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { withoutTenant } from '#db/tenancy/tenantContext.ts';
import type { InvoiceStatus } from '#domain/states/invoice.ts';
import type { QuoteStatus } from '#domain/states/quote.ts';
import { Refusal } from '#server/core/errors.ts';
import type { PortalVisitor, Scope } from '#server/platform/auth/viewer.ts';

/** What a link leads to: from here on everything is scoped by the business that sent it. */
export interface PortalLink<Status> extends Scope {
  id: string;
  status: Status;
  /** When its customer first opened it. */
  viewedAt: string | null;
}

/** The quote that a token leads to; null for an unknown one, a draft and what was voided. */
export const quoteLink = (database: Database, token: string) => linkTo<QuoteStatus>(database, 'quotes', token);

/** The invoice that a token leads to; null for an unknown one, a draft and what was voided. */
export const invoiceLink = (database: Database, token: string) => linkTo<InvoiceStatus>(database, 'invoices', token);

/** Whether it never led anywhere or was revoked is not told. */
export const deadLink = (thing: 'quote' | 'invoice') =>
  new Refusal('NOT_FOUND', `This link leads to no ${thing} any more. Ask the business that sent it for a new one`);

/** Whoever holds the link acts as the business's customer. */
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
  // The token alone tells which business it is, whoever holds it.
  const { rows } = await withoutTenant(() => byToken.execute(database.em.getKysely()));
  return rows[0] ?? null;
}
