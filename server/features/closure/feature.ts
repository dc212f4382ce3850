import type { Feature } from '#server/platform/feature.ts';
import { ClosureResolver } from './closure.resolver.ts';
import { processClosures } from './jobs/processClosures.ts';
import { type ClosureMail, sendClosureMail, sendDeletedMail } from './jobs/sendClosureMail.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mail.closure': { businessId: string; mail: ClosureMail };
    /** Contains everything that the mail needs, because the business is already deleted. */
    'mail.deleted': { email: string; fullName: string; businessName: string };
  }
}

export const closure: Feature = {
  resolvers: [ClosureResolver],
  jobs: {
    'mail.closure': sendClosureMail,
    'mail.deleted': sendDeletedMail,
  },
  scheduledJobs: {
    processClosures: { at: '29 * * * *', job: processClosures },
  },
};
