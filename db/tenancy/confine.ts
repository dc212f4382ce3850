import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';
import { configOf, isPlannedEachTime } from '../preparedStatements.ts';
import { actingBusiness } from './acting.ts';
import { ConfinedQuery, type Confinement, changeTo } from './confinedQuery.ts';

/** The role that sees the tables of the trade only as far as the business it acts for (tenantSchema.ts). */
export const TENANT_ROLE = 'whorl_tenant';

const CONFINE = {
  name: 'confine',
  text: `select set_config('role', '${TENANT_ROLE}', false), set_config('search_path', 'tenant, public', false)`,
};
const RELEASE = 'reset role; reset search_path; reset whorl.business; reset plan_cache_mode';

type Query = (...args: unknown[]) => Promise<unknown>;

/** What changes nothing by itself: begin, and a select, unless it is one that writes. */
const BEGIN = /^begin\b/;
const READ = /^\s*(?:select|with)\b/i;
const WRITE = /\b(?:insert|update|delete|enqueue_job|pg_notify|force_unlock_workers|lock_throttle|note_try)\b/i;

/**
 * Confines a connection to the business that is acted for, before each statement that needs it: nobody who writes a
 * statement can forget to. A read, or the beginning of a transaction, is sent together with that (the pool pipelines), so
 * that the wall costs no way of its own to the database; should confining fail, nothing of what the read answers is handed
 * on, and the transaction is rolled back. A write outside a transaction waits until the connection is confined.
 */
export function confine(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  /** Until it is confined to another, or released; null where that failed. */
  let confinedTo: Confinement | undefined | null;
  let transaction: { business: string | undefined } | undefined;

  async function confineTo(confinement: Confinement | undefined): Promise<void> {
    const statements = confinement ? [...(confinedTo ? [] : [CONFINE]), changeTo(confinement)] : [RELEASE];
    confinedTo = confinement;
    await orUnknown(Promise.all(statements.map((statement) => query(statement))));
  }

  /** Over a connection that is confined to something else so far. */
  function confinedAnswer(confinement: Confinement, text: string, values: unknown[]): Promise<unknown> {
    confinedTo = confinement;
    const answer = new Promise((resolve, reject) => {
      const answered = (error: Error | undefined, result: unknown) => (error ? reject(error) : resolve(result));
      query(new ConfinedQuery(confinement, configOf(text, values), answered));
    });
    return orUnknown(answer);
  }

  async function orUnknown<R>(answer: Promise<R>): Promise<R> {
    try {
      return await answer;
    } catch (error) {
      confinedTo = null;
      throw error;
    }
  }

  async function notBegun(error: unknown): Promise<never> {
    await query('rollback');
    transaction = undefined;
    // Kysely gives back no connection on which a transaction could not be begun.
    client.release();
    throw error;
  }

  client.query = ((...args: unknown[]) => {
    const [statement, values] = args as [unknown, unknown[]?];
    const business = actingBusiness() ?? undefined;
    if (transaction) {
      if (business !== transaction.business) throw new Error('A transaction belongs to one business, or to none');
      if (statement === 'commit' || statement === 'rollback') transaction = undefined;
      return query(...args);
    }
    const text = textOf(statement);
    const begins = BEGIN.test(text);
    if (begins) transaction = { business };
    const { reads, plans } = kindOf(text);
    const confinement = business === undefined ? undefined : { business, plans };
    if (isSame(confinement, confinedTo)) return query(...args);
    if (!begins && !reads) return confineTo(confinement).then(() => query(...args));
    if (confinement && confinedTo && !begins && typeof statement === 'string' && values?.length)
      return confinedAnswer(confinement, statement, values);
    const both = inOneWrite(client, () => Promise.all([confineTo(confinement), query(...args)]));
    const answer = both.then(([, answered]) => answered);
    return begins ? answer.catch(notBegun) : answer;
  }) as typeof client.query;
}

const isSame = (one: Confinement | undefined, other: Confinement | undefined | null): boolean =>
  other !== null && one?.business === other?.business && one?.plans === other?.plans;

interface Kind {
  reads: boolean;
  plans: Confinement['plans'];
}

const known = new Map<string, Kind>();
const mostKnown = 2000;

function kindOf(text: string): Kind {
  const remembered = known.get(text);
  if (remembered) return remembered;
  const kind: Kind = {
    reads: READ.test(text) && !WRITE.test(text),
    // Left to itself, PostgreSQL plans a prepared statement anew for as long as it expects to win by that, though planning
    // takes it longer than carrying out what it planned (lists by state, Today, activities).
    plans: isPlannedEachTime(text) ? 'force_custom_plan' : 'force_generic_plan',
  };
  if (known.size < mostKnown) known.set(text, kind);
  return kind;
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string } | undefined)?.text ?? '');

/** What is sent meanwhile leaves for the database together: each write of its own would wake it once more. */
function inOneWrite<R>(client: PoolClient, send: () => R): R {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}
