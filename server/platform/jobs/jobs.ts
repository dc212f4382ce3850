import { sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';

/**
 * Payload types by kind of job. Each feature adds its own by declaration merging (feature.ts of its folder). Payloads carry
 * ids only: a job reads current data when it runs.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features declare its members
export interface JobPayloads {}

export interface JobOptions {
  runAt?: Date;
  /** Makes the job unique among those not yet run. */
  key?: string;
}

/** Lower runs first. Mails are slower and less urgent than notifications. */
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

/** Which attempt of a job this is: the last one records its failure. */
export interface Attempt {
  jobId: string;
  isLast: boolean;
}
