import { sql } from 'kysely';
import type { ScheduledJob } from './worker.ts';

/**
 * A process that dies leaves its jobs locked, for four hours by the library's own rule: too long for a receipt. No job
 * takes minutes, and each may be done twice.
 */
export const releaseJobs: ScheduledJob = async ({ database }) => {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_at < now() - interval '10 minutes'
  `.execute(database.em.getKysely());
};
