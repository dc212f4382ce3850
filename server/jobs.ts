import { forgetApiRequests } from './features/apiKeys/index.ts';
import { closeBetaInvitations, sendBetaInvitation } from './features/beta/index.ts';
import { followClosure } from './features/billing/index.ts';
import { sendClosureMail, sendDeletedMail, tendClosures } from './features/closure/index.ts';
import { buildDataExport, sendExportReady, tendDataExports } from './features/dataExports/index.ts';
import {
  cleanUpSignIns,
  recordFailedSignIn,
  sendAccountMail,
  sendEmailChangedMail,
} from './features/identity/index.ts';
import { sendInvoiceMail } from './features/invoices/index.ts';
import { sendNewsletterMail } from './features/newsletter/index.ts';
import { expireCheckouts, handleStripeEvent, reconcileStripe } from './features/onlinePayments/index.ts';
import { sendPaymentMail, sendReceipt, sendRefundMail } from './features/payments/index.ts';
import { reconcilePayouts } from './features/payouts/index.ts';
import { noticePlans, sendPlanNotice } from './features/plans/index.ts';
import { expireQuotes, sendQuoteDecidedMail, sendQuoteMail } from './features/quotes/index.ts';
import { sendOwnershipMail, sendTeamInvitation } from './features/team/index.ts';
import { deliverWebhook, sendWebhookDisabled, tendWebhooks } from './features/webhooks/index.ts';
import { releaseJobs } from './platform/jobs/releaseJobs.ts';
import type { Jobs, ScheduledJob } from './platform/jobs/worker.ts';

/** What does each kind of follow-up work. */
export const jobs: Jobs = {
  'mail.account': sendAccountMail,
  'mail.emailChanged': sendEmailChangedMail,
  'mail.betaInvitation': sendBetaInvitation,
  'mail.teamInvitation': sendTeamInvitation,
  'mail.ownership': sendOwnershipMail,
  'mail.quote': sendQuoteMail,
  'mail.quoteDecided': sendQuoteDecidedMail,
  'mail.invoice': sendInvoiceMail,
  'mail.receipt': sendReceipt,
  'mail.payment': sendPaymentMail,
  'mail.refund': sendRefundMail,
  'mail.planNotice': sendPlanNotice,
  'mail.exportReady': sendExportReady,
  'mail.closure': sendClosureMail,
  'mail.deleted': sendDeletedMail,
  'mail.webhookDisabled': sendWebhookDisabled,
  'mail.newsletter': sendNewsletterMail,
  'webhook.deliver': deliverWebhook,
  'billing.followClosure': followClosure,
  'audit.signInFailed': recordFailedSignIn,
  'export.build': buildDataExport,
  'stripe.event': handleStripeEvent,
  'stripe.expireCheckouts': expireCheckouts,
  'stripe.reconcile': reconcileStripe,
};

/** What happens by itself, and when (cron syntax, UTC). */
export const scheduledJobs: Record<string, { at: string; job: ScheduledJob }> = {
  // A day begins at a whole, half or quarter hour UTC, wherever that is.
  expireQuotes: { at: '*/15 * * * *', job: expireQuotes },
  reconcileStripe: { at: '23 * * * *', job: reconcileStripe },
  reconcilePayouts: { at: '41 */6 * * *', job: reconcilePayouts },
  releaseJobs: { at: '*/5 * * * *', job: releaseJobs },
  tendDataExports: { at: '*/2 * * * *', job: tendDataExports },
  tendWebhooks: { at: '*/5 * * * *', job: tendWebhooks },
  tendClosures: { at: '29 * * * *', job: tendClosures },
  noticePlans: { at: '11 * * * *', job: noticePlans },
  forgetApiRequests: { at: '37 * * * *', job: forgetApiRequests },
  cleanUpSignIns: { at: '53 * * * *', job: cleanUpSignIns },
  closeBetaInvitations: { at: '7 * * * *', job: closeBetaInvitations },
};
