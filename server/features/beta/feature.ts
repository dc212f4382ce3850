import type { Feature } from '#server/platform/feature.ts';
import { closeBetaInvitations } from './jobs/closeBetaInvitations.ts';
import { sendBetaInvitation } from './jobs/sendBetaInvitation.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mail.betaInvitation': { invitationId: string };
  }
}

export const beta: Feature = {
  jobs: {
    'mail.betaInvitation': sendBetaInvitation,
  },
  scheduledJobs: {
    closeBetaInvitations: { at: '7 * * * *', job: closeBetaInvitations },
  },
};
