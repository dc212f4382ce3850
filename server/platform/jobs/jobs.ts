import { type Kysely, sql } from 'kysely';
import type { Origin } from '../commands/origin.ts';

/** Every kind of follow-up work and what it is told. Payloads carry ids, never facts: a job looks up the truth when it runs. */
export interface JobPayloads {
  /** `askedAt`, for mails with a link: when it was asked for; it is not mailed once links were revoked after that. */
  'mail.account': { mail: AccountMail; email: string; newEmail?: string; sessionId?: string; askedAt?: string };
  /** To the address that an account has left, with the take-back link of `tokenId`; without one after a change was taken back. */
  'mail.emailChanged': { userId: string; to: string; newEmail: string; tokenId?: string };
  'mail.betaInvitation': { invitationId: string };
  'mail.teamInvitation': { businessId: string; invitationId: string };
  /** To whom a business was given, or who gave it. */
  'mail.ownership': { businessId: string; mail: OwnershipMail; userId: string; otherId: string };
  'mail.quote': { businessId: string; quoteId: string; occasion: QuoteOccasion };
  'mail.quoteDecided': { businessId: string; quoteId: string };
  'mail.invoice': { businessId: string; invoiceId: string };
  'mail.receipt': { businessId: string; paymentId: string };
  'mail.payment': { mail: PaymentMail; businessId: string; paymentId: string };
  /** Which refund of the payment it is: what had gone back before it, and with it. */
  'mail.refund': { businessId: string; paymentId: string; fromCents: number; toCents: number };
  /** What it tells of, as domain/planNotices.ts calls it. */
  'mail.planNotice': { businessId: string; notice: string };
  'mail.exportReady': { businessId: string; exportId: string };
  'mail.closure': { businessId: string; mail: ClosureMail };
  /** Of a business that is no more: there is nothing left to look up. */
  'mail.deleted': { email: string; fullName: string; businessName: string };
  /** To one of those who look after the business. */
  'mail.webhookDisabled': { businessId: string; endpointId: string; userId: string };
  'mail.newsletter': { mail: NewsletterMail; subscriberId: string };
  /** Somebody tried to sign in with this address, which may be no account's. */
  'audit.signInFailed': { email: string; at: 'PASSWORD' | 'SECOND_STEP'; origin: Origin | undefined };
  /** As much of an export as one turn takes; the next turn is a job of its own. */
  'export.build': { businessId: string; exportId: string };
  /** A try at one message to one endpoint. The database enqueues it: enqueue_webhook_delivery. */
  'webhook.deliver': { businessId: string; deliveryId: string };
  /** The plan of a business that was closed, or opened again. */
  'billing.followClosure': { businessId: string };
  'stripe.event': { eventId: string };
  /** Closes pages at the processor that nobody should pay on any more. The database enqueues it: look_through_checkouts. */
  'stripe.expireCheckouts': { businessId: string };
  /** At a time apart from the schedule: what was missed while nobody listened. */
  'stripe.reconcile': Record<string, never>;
}

/** Mails about an account itself. Their links' tokens are made as they are sent, so that none is ever stored readable. */
export type AccountMail =
  | 'CONFIRM_EMAIL'
  | 'RESET_PASSWORD'
  | 'CONFIRM_EMAIL_CHANGE'
  | 'CANCEL_EMAIL_CHANGE'
  | 'PASSWORD_CHANGED'
  | 'NEW_DEVICE'
  | SecurityNotice;

/** What an account's owner is told of when the way to sign in has changed. */
export type SecurityNotice =
  | 'TWO_STEP_ON'
  | 'TWO_STEP_OFF'
  | 'RECOVERY_CODES_RENEWED'
  | 'RECOVERY_CODE_USED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED';

/** Mails about what became of an online payment: to the customer, and notices to the business. */
export type PaymentMail =
  | 'BANK_PAYMENT_STARTED'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_FAILED_NOTICE'
  | 'INQUIRY_OPENED'
  | 'INQUIRY_CLOSED'
  | 'DISPUTE_OPENED'
  | 'DISPUTE_CLOSED';

/** Mails to the two between whom a business changes hands. */
export type OwnershipMail = 'RECEIVED' | 'GIVEN';

/** Mails to the owner of a closed business. */
export type ClosureMail = 'CLOSED' | 'DELETION_NEAR';

/** Mails about a subscription to the newsletter itself. */
export type NewsletterMail = 'CONFIRM_SUBSCRIPTION' | 'WELCOME' | 'ALREADY_SUBSCRIBED';

/** Why a quote goes out: for the first time, changed as its customer asked, or open again after it had expired. */
export type QuoteOccasion = 'NEW' | 'REVISED' | 'REISSUED';

export interface JobOptions {
  runAt?: Date;
  /** Makes the job unique among those not yet run. */
  key?: string;
}

/** Lower goes first. A payment is news for everybody who looks; its receipt, a page to be drawn, can wait for that. */
const priorityOf = (task: keyof JobPayloads) => (task.startsWith('mail.') ? 1 : 0);

/** Enqueues a job in the caller's transaction. */
export async function addJob<T extends keyof JobPayloads>(
  // biome-ignore lint/suspicious/noExplicitAny: graphile-worker's schema is not among Kysely's tables
  database: Kysely<any>,
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
