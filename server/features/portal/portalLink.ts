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

/** The document that a link leads to, and the business that sent it: the scope of all that follows. */
interface PortalLink<Kind extends keyof Statuses> extends Scope {
  id: string;
  status: Statuses[Kind];
  /** When its customer first opened it. */
  viewedAt: string | null;
}

/** Returns the document that a token leads to; null for an unknown token, and while the document is a draft or void. */
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
  // The token alone identifies the business, whoever holds it.
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
  throw new Refusal('NOT_FOUND', `This link leads to no ${kind} any more. Ask the business that sent it for a new one`);
}

/** The holder of a link acts as the business's customer. */
export const visitorOf = ({ businessId }: Scope): PortalVisitor => ({ kind: 'portal', businessId });
