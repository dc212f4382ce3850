import { quoteMachine } from '#domain/states/quote.ts';
import { sendDocumentMail } from '#server/features/lines/index.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { quoteSentMail } from '../emails/QuoteSent.tsx';
import { printQuote } from '../printQuote.ts';
import { quoteFacts } from '../quoteFacts.ts';

/** Why a quote is sent: new, revised after requested changes, or reissued after it expired. */
export type QuoteOccasion = 'NEW' | 'REVISED' | 'REISSUED';

/** Mails a quote to its customer, if it is still open. */
export const sendQuoteMail: Job<'mail.quote'> = async (services, { businessId, quoteId: id, occasion }, attempt) =>
  sendDocumentMail(services, attempt, {
    kind: 'quote',
    businessId,
    id,
    facts: await quoteFacts(services.database, businessId, id),
    isSendable: ({ document }) => quoteMachine.can(document.status, 'resend'),
    write: (props, { document: { depositCents, validUntil } }) =>
      quoteSentMail({ ...props, occasion, depositCents, validUntil: validUntil ?? null }),
    print: printQuote,
  });
