import { sendAccountMail } from './features/identity/index.ts';
import type { Jobs, ScheduledJob } from './platform/jobs/worker.ts';

/** What does each kind of follow-up work. */
export const jobs: Partial<Jobs> = {
  'mail.account': sendAccountMail,
};

/** What happens by itself, and when (cron syntax, UTC). */
export const scheduledJobs: Record<string, { at: string; job: ScheduledJob }> = {};
