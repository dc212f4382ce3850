import { stateInWords } from '#domain/states/machine.ts';
import { quoteMachine } from '#domain/states/quote.ts';
import { portalUrl } from '#server/features/lines/index.ts';
import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { quoteSentMail } from '../emails/QuoteSent.tsx';
import { printQuote } from '../printQuote.ts';
import { type QuoteFacts, quoteFacts } from '../quoteFacts.ts';

/** Why a quote goes out: for the first time, changed as its customer asked, or open again after it had expired. */
export type QuoteOccasion = 'NEW' | 'REVISED' | 'REISSUED';

/** Mails a quote to its customer, with its paper, if it still waits for an answer. */
export const sendQuoteMail: Job<'mail.quote'> = async (services, { businessId, quoteId, occasion }, attempt) => {
  const facts = await quoteFacts(services.database, businessId, quoteId);
  const log = { kind: 'quote.sent', businessId, subjectId: quoteId };
  const email = facts?.customer.email ?? '';
  const reason = whyNot(facts);
  if (!facts || reason) return suppress(services, attempt, { ...log, recipient: email }, reason ?? '');

  const { quote, lines, customer, business } = facts;
  const content = await quoteSentMail({
    business,
    customerName: customer.name,
    number: quote.number,
    occasion,
    lines,
    discountCents: quote.discountCents,
    taxCents: quote.taxCents,
    totalCents: quote.totalCents,
    depositCents: quote.depositCents,
    validUntil: quote.validUntil ?? null,
    portalUrl: portalUrl(services.publicUrl, 'quote', quote) ?? '',
  });
  await deliver(services, attempt, {
    ...log,
    mail: {
      to: email,
      fromName: business.name,
      replyTo: business.email ?? undefined,
      ...content,
      attachments: [await printQuote(facts)],
    },
  });
};

function whyNot(facts: QuoteFacts | null): string | undefined {
  if (!facts) return 'The quote is gone';
  const { status } = facts.quote;
  if (!quoteMachine.can(status, 'resend')) return `The quote's status is ${stateInWords(status)}`;
  return facts.customer.email ? undefined : 'The customer has no email address any more';
}
