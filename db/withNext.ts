import { type RawBuilder, sql } from 'kysely';

const MARK = ' /* leaves with the next */';

/**
 * A statement of a transaction whose answer nobody waits for: it leaves for the database with the one after it, or with the
 * commit, in one exchange (docs/decisions/0020). Where it fails, so does that one, of which nothing is carried out then.
 */
export const withNext = (statement: RawBuilder<unknown>): RawBuilder<unknown> => sql`${statement}${sql.raw(MARK)}`;

export const leavesWithNext = (text: unknown): text is string => typeof text === 'string' && text.endsWith(MARK);
