import type { PoolClient } from 'pg';
import { actingBusiness } from './acting.ts';

/** The role that sees the tables of the trade only as far as the business it acts for (tenantSchema.ts). */
export const TENANT_ROLE = 'whorl_tenant';

const CONFINE = {
  name: 'confine',
  text: `select set_config('role', '${TENANT_ROLE}', false), set_config('search_path', 'tenant, public', false), set_config('whorl.business', $1, false)`,
};
const RELEASE = 'reset role; reset search_path; reset whorl.business';

type Query = (...args: unknown[]) => unknown;

/**
 * Confines a connection to the business that is acted for, before each statement that needs it: nobody who writes a
 * statement can forget to. Should that fail, the statement is not sent.
 */
export function confine(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  let confinedTo: string | undefined;
  let inTransaction = false;
  const follow = (statement: unknown) => {
    if (statement === 'commit' || statement === 'rollback') inTransaction = false;
    else if (typeof statement === 'string' && statement.startsWith('begin')) inTransaction = true;
  };
  const move = async (business: string | undefined) => {
    if (inTransaction) throw new Error('A transaction belongs to one business, or to none');
    await query(business === undefined ? RELEASE : { ...CONFINE, values: [business] });
    confinedTo = business;
  };
  client.query = ((...args: unknown[]) => {
    const business = actingBusiness();
    if (business !== confinedTo) return move(business).then(() => send());
    return send();
    function send() {
      follow(args[0]);
      return query(...args);
    }
  }) as typeof client.query;
}
