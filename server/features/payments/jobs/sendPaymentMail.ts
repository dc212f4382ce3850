import type { PaymentRow } from '#db/entities/index.ts';
import { formatDateTime, todayIn } from '#domain/dates.ts';
import { stateInWords } from '#domain/states/machine.ts';
import { portalUrl } from '#server/features/lines/index.ts';
import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { bankPaymentStartedMail } from '../emails/BankPaymentStarted.tsx';
import { disputeNewsMail } from '../emails/DisputeNews.tsx';
import { paymentFailedMail } from '../emails/PaymentFailed.tsx';
import { paymentFailedNoticeMail } from '../emails/PaymentFailedNotice.tsx';
import { type PaymentFacts, paymentFacts } from '../paymentFacts.ts';
import type { PaymentMail } from '../paymentMails.ts';

interface Letter {
  to: 'customer' | 'business';
  /** Whether the payment is still in the state that the mail is about. */
  holds(payment: PaymentRow): boolean;
  compose(facts: PaymentFacts, publicUrl: string): Promise<{ subject: string; text: string; html: string }>;
}

/** Mails the customer or the business about the state of a payment, unless it changed meanwhile. */
export const sendPaymentMail: Job<'mail.payment'> = async (services, { mail, businessId, paymentId }, attempt) => {
  const { to, holds, compose } = letters[mail];
  const facts = await paymentFacts(services.database, businessId, paymentId);
  const email = (to === 'customer' ? facts?.customer.email : facts?.business.email) ?? '';
  const log = { kind: `payment.${mail.toLowerCase()}`, businessId, subjectId: paymentId };
  if (!facts || !holds(facts.payment) || !email) {
    const reason = email
      ? `The payment's status is ${stateInWords(facts?.payment.status ?? 'gone')}`
      : `The ${to} has no email address`;
    return suppress(services, attempt, { ...log, recipient: email }, reason);
  }
  const { business, customer } = facts;
  const sender =
    to === 'customer'
      ? { fromName: business.name, replyTo: business.email ?? undefined }
      : { replyTo: customer.email ?? undefined };
  const content = await compose(facts, services.publicUrl);
  await deliver(services, attempt, { ...log, mail: { to: email, ...sender, ...content } });
};

const hasFailed = ({ status }: PaymentRow) => status === 'FAILED' || status === 'CANCELED';
const isDecided = ({ dispute }: PaymentRow) => dispute?.status === 'WON' || dispute?.status === 'LOST';
const isOpen =
  ({ inquiry }: { inquiry: boolean }) =>
  (payment: PaymentRow) =>
    payment.dispute?.inquiry === inquiry && !isDecided(payment);
const isOver =
  ({ inquiry }: { inquiry: boolean }) =>
  (payment: PaymentRow) =>
    payment.dispute?.inquiry === inquiry && isDecided(payment);

const letters: Record<PaymentMail, Letter> = {
  BANK_PAYMENT_STARTED: {
    to: 'customer',
    holds: ({ status }) => status === 'PENDING',
    compose: (facts, publicUrl) =>
      bankPaymentStartedMail({
        ...namesOf(facts),
        business: facts.business,
        startedOn: todayIn(facts.business.timeZone, facts.payment.receivedAt),
        verificationUrl: facts.payment.verificationUrl ?? null,
        portalUrl: portalUrl(publicUrl, 'invoice', facts.document),
      }),
  },
  PAYMENT_FAILED: {
    to: 'customer',
    holds: hasFailed,
    compose: (facts, publicUrl) =>
      paymentFailedMail({
        ...namesOf(facts),
        business: facts.business,
        failure: failureOf(facts),
        balanceCents: facts.balanceCents,
        portalUrl: portalUrl(publicUrl, 'invoice', facts.document),
      }),
  },
  PAYMENT_FAILED_NOTICE: {
    to: 'business',
    holds: hasFailed,
    compose: (facts, publicUrl) =>
      paymentFailedNoticeMail({
        ...namesOf(facts),
        failure: failureOf(facts),
        balanceCents: facts.balanceCents,
        customerHasEmail: Boolean(facts.customer.email),
        invoiceUrl: dashboardUrl(publicUrl, facts),
      }),
  },
  INQUIRY_OPENED: { to: 'business', holds: isOpen({ inquiry: true }), compose: composeDisputeNews },
  INQUIRY_CLOSED: { to: 'business', holds: isOver({ inquiry: true }), compose: composeDisputeNews },
  DISPUTE_OPENED: { to: 'business', holds: isOpen({ inquiry: false }), compose: composeDisputeNews },
  DISPUTE_CLOSED: { to: 'business', holds: isOver({ inquiry: false }), compose: composeDisputeNews },
};

const namesOf = ({ customer, document: invoice, payment }: PaymentFacts) => ({
  customerName: customer.name,
  invoiceNumber: invoice.number,
  amountCents: payment.amountCents,
});

const failureOf = ({ payment }: PaymentFacts) => payment.failure ?? 'The payment was canceled.';

const dashboardUrl = (publicUrl: string, { document: invoice }: PaymentFacts) =>
  `${publicUrl}/dashboard/invoices/${invoice.id}`;

function composeDisputeNews(facts: PaymentFacts, publicUrl: string) {
  const { status, inquiry, reason, amountCents, dueBy } = facts.payment.dispute!;
  return disputeNewsMail({
    ...namesOf(facts),
    status,
    inquiry,
    reason,
    amountCents,
    dueBy: dueBy && formatDateTime(dueBy, facts.business.timeZone),
    invoiceUrl: dashboardUrl(publicUrl, facts),
  });
}
