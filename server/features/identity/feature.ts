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
    /** `askedAt`, for mails with a link: when it was asked for; it is not mailed once links were revoked after that. */
    'mail.account': { mail: AccountMail; email: string; newEmail?: string; sessionId?: string; askedAt?: string };
    /** To the address that an account has left, with the take-back link of `tokenId`; without one after a change was taken back. */
    'mail.emailChanged': { userId: string; to: string; newEmail: string; tokenId?: string };
    /** Somebody tried to sign in with this address, which may be no account's. */
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
