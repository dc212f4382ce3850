import { createHash } from 'node:crypto';
import type { PoolClient, QueryConfig, Submittable } from 'pg';
import { answerTo, PreparedQuery } from './preparedQuery.ts';
import { leavesWithNext } from './withNext.ts';

const names = new Map<string, string>();
const mostNames = 2000;

/**
 * Whether what is handed over decides how rows are best found: of a pattern that is rare by its index, of one that most
 * rows have by going through them. Such a statement is planned for its values each time.
 */
export const isPlannedEachTime = (text: string): boolean => / like \$\d/.test(text);

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (isPlannedEachTime(text) || (names.size >= mostNames && !leavesWithNext(text))) return undefined;
  const name = `w${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}

/**
 * Kysely names no statements, so PostgreSQL would plan each anew. This names every parameterized one on its way to the
 * connection but searches; past `mostNames` different texts a statement goes unnamed, so that no connection's memory grows
 * without bound. What leaves with the next has its name then, too: only our own code writes such, and each is always the same.
 */
export function prepareStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((first: Statement, values?: unknown, ...rest: unknown[]) => {
    if (isSubmittable(first) || typeof values === 'function' || rest.length > 0) return query(first, values, ...rest);
    return answerOf(query, configOf(first, values as unknown[] | undefined));
  }) as typeof client.query;
}

type Statement = string | QueryConfig | Submittable;

const isSubmittable = (statement: Statement): statement is Submittable =>
  typeof statement === 'object' && 'submit' in statement;

/** Whether a connection has prepared a statement of this name. */
export const hasPrepared = (client: PoolClient, name: string | undefined): boolean =>
  name !== undefined && name in (client as unknown as Preparing).connection.parsedStatements;

/** What pg's types do not tell. */
interface Preparing {
  connection: { parsedStatements: Record<string, string> };
}

/** A statement as pg takes it, with the name that it is prepared under. */
export function configOf(statement: string | QueryConfig, values: unknown[] | undefined): QueryConfig {
  if (typeof statement === 'object') return { ...statement, ...(values && { values }) };
  return { text: statement, values, name: values && values.length > 0 ? nameOf(statement) : undefined };
}

const answerOf = (query: (...args: unknown[]) => unknown, config: QueryConfig): Promise<unknown> =>
  answerTo((answered) => query(config.name ? new PreparedQuery([], config, answered) : config, answered));
