import type { QuoteRow } from '#db/entities/index.ts';
import { stateInWords } from '#domain/states/machine.ts';
import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { type QuoteDecidedProps, quoteDecidedMail } from '../emails/QuoteDecided.tsx';
import { quoteFacts } from '../quoteFacts.ts';

/** Mails the business its customer's answer, if that is still current. */
export const sendQuoteDecidedMail: Job<'mail.quoteDecided'> = async (services, { businessId, quoteId }, attempt) => {
  const facts = await quoteFacts(services.database, businessId, quoteId);
  const log = { kind: 'quote.decided', businessId, subjectId: quoteId };
  const decision = facts && decisionOf(facts.document);
  const email = facts?.business.email;
  if (!facts || !decision || !email) {
    const reason = decision
      ? 'The business has no email address'
      : `The quote's status is ${stateInWords(facts?.document.status ?? 'gone')}`;
    return suppress(services, attempt, { ...log, recipient: email ?? '' }, reason);
  }
  const { document: quote, customer } = facts;
  const content = await quoteDecidedMail({
    customerName: customer.name,
    number: quote.number,
    totalCents: quote.totalCents,
    decision,
    quoteUrl: `${services.publicUrl}/dashboard/quotes/${quote.id}`,
  });
  await deliver(services, attempt, { ...log, mail: { to: email, replyTo: customer.email ?? undefined, ...content } });
};

function decisionOf(quote: QuoteRow): QuoteDecidedProps['decision'] | null {
  switch (quote.status) {
    case 'ACCEPTED':
    case 'CONVERTED':
      return { kind: 'ACCEPTED', signerName: quote.signerName ?? '' };
    case 'DECLINED':
      return { kind: 'DECLINED', reason: quote.declineReason ?? null };
    case 'CHANGES_REQUESTED':
      return { kind: 'CHANGES_REQUESTED', message: quote.changeRequest ?? '' };
    default:
      return null;
  }
}
