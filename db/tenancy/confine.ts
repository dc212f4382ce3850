import { escapeLiteral, type PoolClient } from 'pg';
import { actingBusiness } from './acting.ts';

/** The role that sees the tables of the trade only as far as the business it acts for (tenantSchema.ts). */
export const TENANT_ROLE = 'whorl_tenant';

const confineSql = (business: string, local: boolean) =>
  `select set_config('role', '${TENANT_ROLE}', ${local}), set_config('search_path', 'tenant, public', ${local}), set_config('whorl.business', ${business}, ${local})`;
const CONFINE = { name: 'confine', text: confineSql('$1', false) };
const CHANGE_BUSINESS = { name: 'change-business', text: `select set_config('whorl.business', $1, false)` };
const RELEASE = 'reset role; reset search_path; reset whorl.business';

type Query = (...args: unknown[]) => unknown;

/**
 * Confines a connection to the business that is acted for, before each statement that needs it: nobody who writes a
 * statement can forget to. Both are sent at once (the pool pipelines), so that the wall costs no way of its own to the
 * database; should the first fail, nothing of what the second answers is handed on.
 */
export function confine(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  /** Until it is confined to another, or released; null where that failed. */
  let confinedTo: string | undefined | null;
  let transaction: { business: string | undefined } | undefined;

  async function confineTo(business: string | undefined): Promise<void> {
    const statement = typeof confinedTo === 'string' ? CHANGE_BUSINESS : CONFINE;
    confinedTo = business;
    try {
      await query(business === undefined ? RELEASE : { ...statement, values: [business] });
    } catch (error) {
      confinedTo = null;
      throw error;
    }
  }

  /** Until the transaction ends, and in one go with its beginning. */
  async function begin(business: string | undefined, statement: string): Promise<unknown> {
    try {
      if (business !== undefined) return await query(`${statement}; ${confineSql(escapeLiteral(business), true)}`);
      await confineTo(undefined);
      return await query(statement);
    } catch (error) {
      await query('rollback');
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
    const begins = typeof statement === 'string' && statement.startsWith('begin');
    if (begins) transaction = { business };
    if (business === confinedTo) return query(...args);
    if (begins) return begin(business, statement);
    return Promise.all([confineTo(business), query(...args)]).then(([, answer]) => answer);
  }) as typeof client.query;
}
