import type { PoolClient, QueryConfig } from 'pg';
import { answerTo, PreparedQuery } from '../preparedQuery.ts';
import { configOf, hasPrepared, isPlannedEachTime } from '../preparedStatements.ts';
import { socketOf } from '../socketOf.ts';
import { leavesWithNext } from '../withNext.ts';
import { actingBusiness } from './acting.ts';
import { type Confinement, changeTo } from './confinement.ts';

/** The role that sees the tables of the trade only as far as the business it acts for (tenantSchema.ts). */
export const TENANT_ROLE = 'whorl_tenant';

const CONFINE = {
  name: 'confine',
  text: `select set_config('role', '${TENANT_ROLE}', false), set_config('search_path', 'tenant, public', false)`,
};
/** Named, as what leaves in one exchange with others is. */
const BEGIN = { name: 'begin', text: 'begin' };
const COMMIT = { name: 'commit', text: 'commit' };
const RELEASE = 'reset role; reset search_path; reset whorl.business; reset plan_cache_mode';

type Query = (...args: unknown[]) => Promise<unknown>;

/** What became of a statement that relied on an earlier one to confine its connection, which failed: to be asked again. */
export const NOT_CONFINED = 'NOT_CONFINED';

/** What changes nothing by itself: begin, and a select, unless it is one that writes. */
const BEGINS = /^begin\b/;
const READ = /^\s*(?:select|with)\b/i;
const WRITE = /\b(?:insert|update|delete|enqueue_job|pg_notify|force_unlock_workers|lock_throttle|note_try)\b/i;

interface Transaction {
  business: string | undefined;
  /** It begins with its first statement, and is confined so. */
  opening?: { confinement: Confinement | undefined };
  /** What leaves with its next statement. */
  ahead: QueryConfig[];
  /** What the connection was confined to before it: a rollback brings that back. */
  before: Confinement | undefined | null;
}

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
  /** That it becomes so, as long as that has not been answered. */
  let confining: Promise<void> | undefined;
  let transaction: Transaction | undefined;
  let knowsBegin = false;

  async function confineTo(confinement: Confinement | undefined): Promise<void> {
    const statements = confinement ? [...(confinedTo ? [] : [CONFINE]), changeTo(confinement)] : [RELEASE];
    confinedTo = confinement;
    await orUnknown(Promise.all(statements.map((statement) => query(statement))));
  }

  /** Over a connection that is confined to something else so far. Both are one transaction: where the query fails it still is. */
  function confinedAnswer(confinement: Confinement, text: string, values: unknown[]): Promise<unknown> {
    confinedTo = confinement;
    return orUnknown(together([changeTo(confinement)], configOf(text, values)));
  }

  /**
   * What has waited for the next statement of a transaction. With its first one it begins, and confines its connection: a
   * rollback takes that back.
   */
  function leaving(current: Transaction): QueryConfig[] {
    const { opening, ahead } = current;
    current.opening = undefined;
    current.ahead = [];
    if (!opening) return ahead;
    const { confinement } = opening;
    const change = confinement && !isSame(confinement, confinedTo) ? [changeTo(confinement)] : [];
    confinedTo = confinement;
    return [BEGIN, ...change, ...ahead];
  }

  const together = (ahead: QueryConfig[], last: QueryConfig): Promise<unknown> =>
    answerTo((answered) => query(new PreparedQuery(ahead, last, answered)));

  function orUnknown<R>(answer: Promise<R>): Promise<R> {
    const confined = ifConfined(answer);
    const ended = () => {
      if (confining === outcome) confining = undefined;
    };
    const outcome: Promise<void> = confined.then(ended, () => {
      confinedTo = null;
      ended();
      throw Object.assign(new Error('Its connection could not be confined'), { code: NOT_CONFINED });
    });
    outcome.catch(() => undefined);
    confining = outcome;
    return confined;
  }

  /** What is sent after a change that is not answered yet is handed on only if that works. */
  const ifConfined = <R>(answer: Promise<R>): Promise<R> => (confining ? answerAfter(confining, answer) : answer);

  /** Not before the connection knows how, and only where confining is a single change or none. */
  const mayWait = (confinement: Confinement | undefined): boolean =>
    knowsBegin && (isSame(confinement, confinedTo) || Boolean(confinement && confinedTo));

  function begin(business: string | undefined, statement: unknown[]): Promise<unknown> {
    const confinement = confinementOf(business, BEGIN.text);
    transaction = { business, before: confinedTo, ahead: [] };
    if (statement[0] === BEGIN.text && mayWait(confinement)) {
      transaction.opening = { confinement };
      return Promise.resolve(done(BEGIN.text));
    }
    return beginAtOnce(confinement, statement[0] === BEGIN.text ? [BEGIN] : statement);
  }

  async function beginAtOnce(confinement: Confinement | undefined, statement: unknown[]): Promise<unknown> {
    try {
      const isConfined = isSame(confinement, confinedTo);
      // Confined before it begins, and so after a rollback, too.
      if (transaction) transaction.before = confinement;
      const [begun] = await inOneWrite(client, () => {
        const change = isConfined ? undefined : confineTo(confinement);
        return Promise.all([query(...statement), change]);
      });
      knowsBegin ||= statement[0] === BEGIN;
      return begun;
    } catch (error) {
      await query('rollback');
      transaction = undefined;
      confinedTo = null;
      // Kysely gives back no connection on which a transaction could not be begun.
      client.release();
      throw error;
    }
  }

  function inTransaction(current: Transaction, statement: unknown[]): Promise<unknown> {
    const [text, values] = statement as [unknown, unknown[]?];
    if (text === 'commit' || text === 'rollback') {
      transaction = undefined;
      return endOf(current, text);
    }
    if (leavesWithNext(text)) {
      const config = configOf(text, values);
      if (hasPrepared(client, config.name)) {
        current.ahead.push(config);
        return Promise.resolve(done(''));
      }
    }
    const ahead = leaving(current);
    if (ahead.length === 0) return query(...statement);
    if (typeof text === 'string' && values?.length) return together(ahead, configOf(text, values));
    return together(ahead.slice(0, -1), ahead.at(-1)!).then(() => query(...statement));
  }

  /** A commit that fails, or comes after a failure, is a rollback. */
  async function endOf(current: Transaction, text: 'commit' | 'rollback'): Promise<unknown> {
    if (current.opening && (text === 'rollback' || current.ahead.length === 0)) return done(text);
    const ahead = text === 'commit' ? leaving(current) : [];
    let command: string | undefined;
    try {
      const end = (await (ahead.length > 0 ? together(ahead, COMMIT) : query(text))) as { command: string };
      command = end.command;
      return end;
    } catch (error) {
      // What left with the commit may have failed before it.
      if (ahead.length > 0) await query('rollback').catch(() => undefined);
      throw error;
    } finally {
      if (command !== 'COMMIT') confinedTo = current.before;
    }
  }

  client.query = ((...args: unknown[]) => {
    const [statement, values] = args as [unknown, unknown[]?];
    const business = actingBusiness() ?? undefined;
    if (transaction && business !== transaction.business)
      throw new Error('A transaction belongs to one business, or to none');
    if (transaction) return inTransaction(transaction, args);
    const text = textOf(statement);
    if (BEGINS.test(text)) return begin(business, args);
    const confinement = confinementOf(business, text);
    const { reads } = kindOf(text);
    if (isSame(confinement, confinedTo) && (reads || !confining)) return ifConfined(query(...args));
    if (!reads) return confineTo(confinement).then(() => query(...args));
    if (confinement && confinedTo && typeof statement === 'string' && values?.length)
      return confinedAnswer(confinement, statement, values);
    return inOneWrite(client, () => answerAfter(confineTo(confinement), query(...args)));
  }) as typeof client.query;
}

/** Settles once nothing of either is under way any more. */
async function answerAfter<R>(change: Promise<unknown>, answer: Promise<R>): Promise<R> {
  await Promise.allSettled([change, answer]);
  await change;
  return answer;
}

/** What PostgreSQL answers to what it was not sent. */
const done = (text: string) => ({ command: text.toUpperCase(), rowCount: null, rows: [] });

const confinementOf = (business: string | undefined, text: string): Confinement | undefined =>
  business === undefined ? undefined : { business, plans: kindOf(text).plans };

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

/** Whether a statement changes nothing. */
export const isRead = (text: string): boolean => kindOf(text).reads;

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string } | undefined)?.text ?? '');

/** What is sent meanwhile leaves for the database together: each write of its own would wake it once more. */
function inOneWrite<R>(client: PoolClient, send: () => R): R {
  const socket = socketOf(client);
  socket.cork();
  try {
    return send();
  } finally {
    socket.uncork();
  }
}
