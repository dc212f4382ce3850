import { addDays, todayIn } from '#domain/dates.ts';
import type { DemoApi } from './api.ts';
import { demoCustomers } from './customers.ts';
import type { Random } from './random.ts';
import { linesFor, optionalExtra } from './work.ts';

/** An event of the history with its time. Later events of a job use the ids created by earlier ones. */
export interface DemoEvent {
  at: Date;
  happen(api: DemoApi): Promise<void>;
}

interface Job {
  customerIds: string[];
  customer: number;
  start: Date;
  random: Random;
}

interface Made {
  quoteId?: string;
  quoteToken?: string;
  invoiceId?: string;
  invoiceToken?: string;
  totalCents?: number;
}

export type QuoteOutcome =
  | 'CONVERTED'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'CHANGES_REQUESTED'
  | 'EXPIRED'
  | 'SENT'
  | 'VIEWED'
  | 'DRAFT'
  | 'VOID';
export type InvoiceOutcome = 'PAID' | 'PARTIAL' | 'SENT' | 'VIEWED' | 'VOID' | 'WRITTEN_OFF' | 'DRAFT';

const hours = (from: Date, count: number): Date => new Date(from.getTime() + count * 3_600_000);
const tokenOf = (portalUrl: string): string => portalUrl.split('/').at(-1) ?? '';
const timeZone = 'America/Los_Angeles';

/** Returns the events of a quote from its draft to its final status; a converted one continues as an invoice. */
export function quoteEvents(job: Job, outcome: QuoteOutcome, invoiceOutcome: InvoiceOutcome): DemoEvent[] {
  const { random, start } = job;
  const [name, kind, line1, city, postalCode, tags] = demoCustomers[job.customer] ?? demoCustomers[0]!;
  const made: Made = {};
  const sent = hours(start, random.between(1, 4));
  const viewed = hours(sent, random.between(1, 30));
  const decided = hours(viewed, random.between(1, 40));
  const quote: DemoEvent = {
    at: start,
    async happen(api) {
      const lines = [...linesFor(kind, tags, random), ...(random.chance(0.3) ? [optionalExtra()] : [])];
      const destination = { line1, city, state: 'CA', postalCode };
      const input = {
        customerId: job.customerIds[job.customer],
        lines,
        travel: { origin: { city: 'Oakland', state: 'CA', postalCode: '94611' }, destination, freeMiles: 5 },
        discountCents: random.chance(0.15) ? 1000 : 0,
        depositCents: random.chance(0.2) ? 2000 : 0,
        validUntil: addDays(todayIn(timeZone, start), 30),
        notes: random.chance(0.2) ? `Ask for ${name.split(' ')[0]} at the front desk.` : null,
      };
      made.quoteId = (await api.change('createQuote', 'CreateQuoteInput!', { input })).id;
    },
  };
  const on = (at: Date, happen: (api: DemoApi) => Promise<void>): DemoEvent => ({ at, happen });
  const send = on(sent, async (api) => {
    const { portalUrl } = await api.change('sendQuote', 'ID!', { id: made.quoteId }, 'id portalUrl');
    made.quoteToken = tokenOf(portalUrl);
  });
  const view = on(viewed, async (api) => {
    await api.ask(
      'query ($token: String!) { portalQuote(token: $token) { number } }',
      { token: made.quoteToken },
      true,
    );
  });
  const decide = (mutation: string, type: string, input: Record<string, unknown>) =>
    on(decided, (api) => api.change(mutation, type, { input: { token: made.quoteToken, ...input } }, 'number', true));
  const accept = decide('acceptPortalQuote', 'AcceptPortalQuoteInput!', {
    signerName: kind === 'PERSON' ? name : 'Office manager',
  });

  switch (outcome) {
    case 'DRAFT':
      return [quote];
    case 'SENT':
      return [quote, send];
    case 'EXPIRED':
      // Viewed on the day after it expired at the latest, and not answered.
      return [quote, send, { ...view, at: hours(start, 24 * 32) }];
    case 'VOID':
      return [quote, send, on(viewed, (api) => api.change('voidQuote', 'ID!', { id: made.quoteId }))];
    case 'VIEWED':
      return [quote, send, view];
    case 'DECLINED':
      return [
        quote,
        send,
        view,
        decide('declinePortalQuote', 'DeclinePortalQuoteInput!', { reason: 'We found somebody closer to us.' }),
      ];
    case 'CHANGES_REQUESTED':
      return [
        quote,
        send,
        view,
        decide('requestQuoteChanges', 'RequestQuoteChangesInput!', {
          message: 'Could you come on a Saturday, and take the printing off?',
        }),
      ];
    case 'ACCEPTED':
      return [quote, send, view, accept];
    case 'CONVERTED': {
      const converted = hours(decided, random.between(2, 60));
      const convert = on(converted, async (api) => {
        const invoice = await api.change('convertQuoteToInvoice', 'ID!', { id: made.quoteId }, 'id totalCents');
        made.invoiceId = invoice.id;
        made.totalCents = invoice.totalCents;
      });
      return [quote, send, view, accept, convert, ...settle(made, hours(converted, 1), invoiceOutcome, random)];
    }
  }
}

/** Returns the events of an invoice without a quote, for regular customers. */
export function invoiceEvents(job: Job, outcome: InvoiceOutcome): DemoEvent[] {
  const { random, start } = job;
  const [, kind, , , , tags] = demoCustomers[job.customer] ?? demoCustomers[0]!;
  const made: Made = {};
  const create: DemoEvent = {
    at: start,
    async happen(api) {
      const lines = [
        ...linesFor(kind, tags, random),
        { type: 'TRAVEL', description: 'Travel', quantity: 1, unitCents: random.between(15, 55) * 100 },
      ];
      const invoice = await api.change(
        'createInvoice',
        'CreateInvoiceInput!',
        { input: { customerId: job.customerIds[job.customer], lines } },
        'id totalCents',
      );
      made.invoiceId = invoice.id;
      made.totalCents = invoice.totalCents;
    },
  };
  return [create, ...settle(made, hours(start, 1), outcome, random)];
}

function settle(made: Made, from: Date, outcome: InvoiceOutcome, random: Random): DemoEvent[] {
  if (outcome === 'DRAFT') return [];
  const viewed = hours(from, random.between(2, 48));
  const paid = hours(viewed, random.between(2, 24 * 16));
  const send: DemoEvent = {
    at: from,
    async happen(api) {
      const { portalUrl } = await api.change('sendInvoice', 'ID!', { id: made.invoiceId }, 'id portalUrl');
      made.invoiceToken = tokenOf(portalUrl);
    },
  };
  const view: DemoEvent = {
    at: viewed,
    async happen(api) {
      await api.ask(
        'query ($token: String!) { portalInvoice(token: $token) { number } }',
        { token: made.invoiceToken },
        true,
      );
    },
  };
  const pay = (at: Date, share: number): DemoEvent => ({
    at,
    async happen(api) {
      const method = random.pick(['CHECK', 'CHECK', 'CASH', 'PHONE', 'OTHER']);
      const amountCents = Math.max(1, Math.round((made.totalCents ?? 0) * share));
      const reference = method === 'CHECK' ? String(random.between(1001, 9899)) : null;
      const input = { invoiceId: made.invoiceId, amountCents, method, reference, receivedAt: at.toISOString() };
      await api.change('recordPayment', 'RecordPaymentInput!', { input });
    },
  });
  const close = (mutation: string, types: string, rest: Record<string, unknown> = {}): DemoEvent => ({
    at: paid,
    happen: (api) => api.change(mutation, types, { id: made.invoiceId, ...rest }),
  });
  switch (outcome) {
    case 'SENT':
      return [send];
    case 'VIEWED':
      return [send, view];
    case 'PARTIAL':
      return [send, view, pay(paid, 0.5)];
    case 'VOID':
      return [send, close('voidInvoice', 'ID!')];
    case 'WRITTEN_OFF':
      return [send, view, close('writeOffInvoice', 'ID!, String!', { reason: 'The company closed; nobody answers.' })];
    case 'PAID':
      return [send, view, pay(paid, 1)];
  }
}
