import type { Origin } from '#server/core/origin.ts';
import type { Feature } from '#server/platform/feature.ts';
import { IdentityResolver } from './identity.resolver.ts';
import { cleanUpSignIns } from './jobs/cleanUpSignIns.ts';
import { recordFailedSignIn } from './jobs/recordFailedSignIn.ts';
import { type AccountMail, sendAccountMail } from './jobs/sendAccountMail.ts';
import { sendEmailChangedMail } from './jobs/sendEmailChangedMail.ts';
import { SessionResolver } from './session.resolver.ts';
import { ViewerResolver } from './viewer.resolver.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /**
     * `askedAt`, for mails with a link: when the mail was requested. It is not sent if links were revoked after that.
     */
    'mail.account': { mail: AccountMail; email: string; newEmail?: string; sessionId?: string; askedAt?: string };
    /** Goes to the account's former address, with the take-back link of `tokenId`; without a link after a take-back. */
    'mail.emailChanged': { userId: string; to: string; newEmail: string; tokenId?: string };
    /** A sign-in with this address failed. The address may have no account. */
    'audit.signInFailed': { email: string; at: 'PASSWORD' | 'SECOND_STEP'; origin: Origin | undefined };
  }
}

declare module '#server/platform/commands/activity.ts' {
  interface AccountActivityTypes {
    account: `account.${'created' | 'signed_in' | 'sign_in_failed' | 'session_ended' | 'password_changed' | 'password_reset' | 'email_confirmed' | 'email_change_requested' | 'email_changed' | 'email_change_canceled' | 'name_changed' | 'two_step_on' | 'two_step_off' | 'recovery_codes_renewed' | 'recovery_code_used' | 'passkey_added' | 'passkey_renamed' | 'passkey_removed' | 'proven' | 'proof_failed' | 'data_exported'}`;
  }
}

export const identity: Feature = {
  resolvers: [IdentityResolver, SessionResolver, ViewerResolver],
  activities: { account: 'audit.read' },
  jobs: {
    'mail.account': sendAccountMail,
    'mail.emailChanged': sendEmailChangedMail,
    'audit.signInFailed': recordFailedSignIn,
  },
  scheduledJobs: {
    cleanUpSignIns: { at: '53 * * * *', job: cleanUpSignIns },
  },
};
