import { sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';

/**
 * The payload of each kind of follow-up work, by its name. Each feature adds its own by declaration merging (feature.ts of its
 * folder). Payloads carry ids, never facts: a job looks up the truth when it runs.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features declare its members
export interface JobPayloads {}

export interface JobOptions {
  runAt?: Date;
  /** Makes the job unique among those not yet run. */
  key?: string;
}

/** Lower goes first. A payment is news for everybody who looks; its receipt, a page to be drawn, can wait for that. */
const priorityOf = (task: keyof JobPayloads) => (task.startsWith('mail.') ? 1 : 0);

/** Enqueues a job in the caller's transaction. */
export async function addJob<T extends keyof JobPayloads>(
  database: Queryable,
  task: T,
  payload: JobPayloads[T],
  { runAt, key }: JobOptions = {},
): Promise<void> {
  await sql`
    select enqueue_job(
      ${task}, ${JSON.stringify(payload)}::json, ${runAt ?? null}::timestamptz, ${key ?? null}, ${priorityOf(task)}
    )
  `.execute(database);
}

/** Which attempt at a job this is: the last one should leave a trace of its failure. */
export interface Attempt {
  jobId: string;
  isLast: boolean;
}
