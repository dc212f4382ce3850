import type { Feature } from '#server/platform/feature.ts';
import { ClosureResolver } from './closure.resolver.ts';
import { type ClosureMail, sendClosureMail, sendDeletedMail } from './jobs/sendClosureMail.ts';
import { tendClosures } from './jobs/tendClosures.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mail.closure': { businessId: string; mail: ClosureMail };
    /** Of a business that is no more: there is nothing left to look up. */
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
    tendClosures: { at: '29 * * * *', job: tendClosures },
  },
};
