import { escapeLiteral, type PoolClient } from 'pg';
import { actingBusiness } from './acting.ts';

/** The role that sees the tables of the trade only as far as the business it acts for (tenantSchema.ts). */
export const TENANT_ROLE = 'whorl_tenant';

const confineSql = (business: string, local: boolean) =>
  `select set_config('role', '${TENANT_ROLE}', ${local}), set_config('search_path', 'tenant, public', ${local}), set_config('whorl.business', ${business}, ${local})`;
const CONFINE = { name: 'confine', text: confineSql('$1', false) };
const RELEASE = 'reset role; reset search_path; reset whorl.business';

type Query = (...args: unknown[]) => unknown;

/**
 * Confines a connection to the business that is acted for, before each statement that needs it: nobody who writes a
 * statement can forget to. Should that fail, the statement is not sent.
 */
export function confine(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  /** Until it is confined to another, or released. */
  let confinedTo: string | undefined;
  let transaction: { business: string | undefined } | undefined;

  async function confineTo(business: string | undefined): Promise<void> {
    await unlessRefused(query(business === undefined ? RELEASE : { ...CONFINE, values: [business] }));
    confinedTo = business;
  }

  /** Until the transaction ends, and in one go with its beginning. */
  async function beginIn(business: string, begin: string): Promise<unknown> {
    return unlessRefused(query(`${begin}; ${confineSql(escapeLiteral(business), true)}`));
  }

  async function unlessRefused<R>(answer: R): Promise<Awaited<R>> {
    try {
      return await answer;
    } catch (error) {
      if (transaction) await query('rollback');
      transaction = undefined;
      throw error;
    }
  }

  client.query = ((...args: unknown[]) => {
    const [statement] = args;
    const business = actingBusiness();
    if (transaction) {
      if (business !== transaction.business) throw new Error('A transaction belongs to one business, or to none');
      if (statement === 'commit' || statement === 'rollback') transaction = undefined;
      return query(...args);
    }
    const begin = typeof statement === 'string' && statement.startsWith('begin') ? statement : undefined;
    if (begin) transaction = { business };
    if (business === confinedTo) return query(...args);
    if (begin && business !== undefined) return beginIn(business, begin);
    return confineTo(business).then(() => query(...args));
  }) as typeof client.query;
}
