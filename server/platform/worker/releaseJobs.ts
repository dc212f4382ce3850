import { sql } from 'kysely';
import type { ScheduledJob } from './worker.ts';

/**
 * Unlocks the jobs of a dead process after ten minutes; graphile-worker would wait four hours, too long for a receipt. No
 * job runs that long, and running one twice is safe.
 */
export const releaseJobs: ScheduledJob = async ({ database }) => {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_at < now() - interval '10 minutes'
  `.execute(database.em.getKysely());
};
