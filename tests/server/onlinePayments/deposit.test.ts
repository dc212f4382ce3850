import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { connectTo } from '#tests/support/database.ts';
import { mails, mailTo } from '#tests/support/mail.ts';
import { depositPage, newSeller, type Processor } from '#tests/support/onlinePayments.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { pay } from '#tests/support/portal.ts';
import { CONVERT_QUOTE, customerOf, tokenOf, type Writer, withCustomer } from '#tests/support/quotes.ts';

const DEPOSIT_CENTS = 3_000;
const TOTAL_CENTS = 7_000;

let app: TestApp;
let database: pg.Client;
let dana: GraphQLPerson;
let writer: Writer;
let processor: Processor;

beforeAll(async () => {
  app = await startTestApp();
  database = await connectTo(app.databaseUrl);
  ({ person: dana, writer, processor } = await newSeller(app));
});

const START = 'mutation ($input: StartPortalDepositInput!) { startPortalDeposit(input: $input) }';
const PORTAL =
  'query ($token: String!) { portalQuote(token: $token) { status depositStatus depositPayable depositFailure invoice { number path } } }';
const SETTLE = `mutation ($token: String!, $sessionId: String!) { settlePortalDeposit(token: $token, sessionId: $sessionId) {
  depositStatus depositPayable invoice { number path } } }`;
const QUOTE = 'query ($id: ID!) { quote(id: $id) { status depositStatus invoice { id } } }';
const INVOICE = `query ($id: ID!) { invoice(id: $id) { number status totalCents paidCents balanceCents issueDate dueDate quote { id }
  payments { id method status amountCents deposit creditCents refundableCents failure } } }`;
const VERB = (verb: string) => `mutation ($id: ID!) { ${verb}(id: $id) { id } }`;

interface Quote {
  id: string;
  number: string;
  portalUrl: string;
}

async function accepted(quote: Record<string, unknown> = {}): Promise<Quote> {
  const sent = await writer.sent({ depositCents: DEPOSIT_CENTS, ...quote });
  await customerOf(app).accept(sent);
  return sent;
}

const shown = async (quote: Quote) => (await app.visitor().ask(PORTAL, { token: tokenOf(quote) })).portalQuote;
const quoteOf = async ({ id }: Quote) => (await dana.ask(QUOTE, { id })).quote;
const invoiceOf = async (id: string) => (await dana.ask(INVOICE, { id })).invoice;
const soon = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 60_000 });
const become = (quote: Quote, status: string) => soon(async () => (await quoteOf(quote)).depositStatus).toBe(status);
const invoiceOfQuote = async (quote: Quote) => invoiceOf((await quoteOf(quote)).invoice.id);
const payDeposit = async (quote: Quote, how = {}) => processor.pay(await depositPage(app.visitor(), quote), how);
const refused = async (quote: Quote) => {
  const { message } = await app.visitor().refused('INVALID_STATE', START, { input: { token: tokenOf(quote) } });
  return message;
};
const intentOf = async (quote: Quote) => {
  const { rows } = await database.query(
    'select p.stripe_intent_id as id from payments p join checkouts c on c.id = p.checkout_id where c.quote_id = $1',
    [quote.id],
  );
  return rows[0].id as string;
};
const mailsAbout = async (number: string) =>
  (await mails(app.address)).filter(({ subject }) => subject.includes(number)).map(({ subject }) => subject);

describe('paid by card', () => {
  it('makes the quote an issued invoice on which it stands, and says so to both', async () => {
    const quote = await accepted();
    expect(await shown(quote)).toMatchObject({ depositStatus: 'DUE', depositPayable: true, invoice: null });
    const back = await payDeposit(quote);
    expect(back).toMatch(new RegExp(`/portal/quote/${tokenOf(quote)}\\?payment=cs_test_`));
    await become(quote, 'PAID');
    const invoice = await invoiceOfQuote(quote);
    expect(invoice).toMatchObject({
      status: 'PARTIAL',
      totalCents: TOTAL_CENTS,
      paidCents: DEPOSIT_CENTS,
      balanceCents: TOTAL_CENTS - DEPOSIT_CENTS,
      quote: { id: quote.id },
      payments: [{ method: 'CARD', status: 'SUCCEEDED', amountCents: DEPOSIT_CENTS, deposit: true, creditCents: 0 }],
    });
    expect(invoice.issueDate).not.toBeNull();
    expect(invoice.dueDate > invoice.issueDate).toBe(true);
    expect(await quoteOf(quote)).toMatchObject({ status: 'CONVERTED' });
    expect(await shown(quote)).toMatchObject({
      depositPayable: false,
      invoice: { number: invoice.number, path: expect.stringMatching(/^\/portal\/invoice\/[\w-]+$/) },
    });

    const receipt = await mailTo(app.address, 'office@baystaffing.example', invoice.number);
    expect(receipt.subject).toBe(`Receipt for your deposit of $30.00, invoice ${invoice.number}`);
    expect(await mailsAbout(invoice.number)).toEqual([receipt.subject]);
  });

  it('shows to a customer who comes back though no webhook has arrived, and counts once when it does', async () => {
    await processor.control('webhooks', { on: 'false' });
    const quote = await accepted();
    const sessionId = new URL(await payDeposit(quote)).searchParams.get('payment');
    const settled = await app.visitor().ask(SETTLE, { token: tokenOf(quote), sessionId });
    expect(settled.settlePortalDeposit).toMatchObject({ depositStatus: 'PAID', depositPayable: false });
    await processor.control('webhooks', { on: 'true' });
    await processor.control('deliver');
    expect((await invoiceOfQuote(quote)).payments).toHaveLength(1);
  });

  it('makes nothing of the quote as long as the card is declined', async () => {
    const quote = await accepted();
    const page = await depositPage(app.visitor(), quote);
    await processor.pay(page, { outcome: 'insufficient_funds' });
    const handled = async () => {
      const { rows } = await database.query(
        "select id from stripe_events where type = 'payment_intent.payment_failed' and handled_at is not null",
      );
      return rows.length;
    };
    await soon(handled).toBe(1);
    expect(await quoteOf(quote)).toEqual({ status: 'ACCEPTED', depositStatus: 'DUE', invoice: null });
    await processor.pay(page);
    await become(quote, 'PAID');
  });
});

describe('paid from a bank account', () => {
  it('is on its way until it clears', async () => {
    const quote = await accepted();
    await payDeposit(quote, { method: 'us_bank_account' });
    await become(quote, 'PENDING');
    expect(await invoiceOfQuote(quote)).toMatchObject({ status: 'SENT', paidCents: 0, balanceCents: TOTAL_CENTS });
    expect(await refused(quote)).toBe('This quote’s deposit is on its way');
    await processor.control('settle', { id: await intentOf(quote) });
    await become(quote, 'PAID');
    expect(await invoiceOfQuote(quote)).toMatchObject({ status: 'PARTIAL', paidCents: DEPOSIT_CENTS });
  });

  it('is due again when it fails, with the reason, and can be paid another way', async () => {
    const quote = await accepted();
    await payDeposit(quote, { method: 'us_bank_account' });
    await become(quote, 'PENDING');
    await processor.control('fail', { id: await intentOf(quote) });
    await become(quote, 'DUE');
    expect(await shown(quote)).toMatchObject({
      depositPayable: true,
      depositFailure: expect.stringMatching(/account|bank|money/),
    });
    await payDeposit(quote);
    await become(quote, 'PAID');
    expect(await invoiceOfQuote(quote)).toMatchObject({ paidCents: DEPOSIT_CENTS });
  });
});

describe('of a quote that the professional has converted', () => {
  it('stands on the draft, which it issues', async () => {
    const quote = await accepted();
    const { convertQuoteToInvoice: draft } = await dana.ask(CONVERT_QUOTE, { id: quote.id });
    await payDeposit(quote);
    await become(quote, 'PAID');
    expect((await quoteOf(quote)).invoice.id).toBe(draft.id);
    expect(await invoiceOf(draft.id)).toMatchObject({ status: 'PARTIAL', paidCents: DEPOSIT_CENTS });
  });

  it('stands on the invoice that was sent meanwhile', async () => {
    const quote = await accepted();
    const page = await depositPage(app.visitor(), quote);
    const { convertQuoteToInvoice: draft } = await dana.ask(CONVERT_QUOTE, { id: quote.id });
    await dana.ask(VERB('sendInvoice'), { id: draft.id });
    await processor.pay(page);
    await become(quote, 'PAID');
    expect(await invoiceOf(draft.id)).toMatchObject({ status: 'PARTIAL', paidCents: DEPOSIT_CENTS });
  });

  it('is a credit on an invoice that was voided meanwhile, and is asked for no more', async () => {
    const quote = await accepted();
    const page = await depositPage(app.visitor(), quote);
    const { convertQuoteToInvoice: draft } = await dana.ask(CONVERT_QUOTE, { id: quote.id });
    // Paid a moment before, and told of only afterwards: else the page would be closed.
    await processor.control('webhooks', { on: 'false' });
    await processor.pay(page);
    await dana.ask(VERB('voidInvoice'), { id: draft.id });
    expect(await shown(quote)).toMatchObject({ depositStatus: 'CLOSED', depositPayable: false });
    await processor.control('webhooks', { on: 'true' });
    await soon(async () => (await invoiceOf(draft.id)).payments.length).toBe(1);
    expect(await invoiceOf(draft.id)).toMatchObject({
      status: 'VOID',
      paidCents: 0,
      payments: [{ creditCents: DEPOSIT_CENTS, refundableCents: DEPOSIT_CENTS }],
    });
    expect(await quoteOf(quote)).toMatchObject({ invoice: null });
  });

  it('is asked for no more once anything is paid on the invoice', async () => {
    const quote = await accepted();
    const { convertQuoteToInvoice: draft } = await dana.ask(CONVERT_QUOTE, { id: quote.id });
    await dana.ask(VERB('sendInvoice'), { id: draft.id });
    await pay(dana, draft.id, 1_000);
    expect(await shown(quote)).toMatchObject({ depositStatus: 'CLOSED', depositPayable: false });
    expect(await refused(quote)).toBe('This quote’s deposit is no longer due');
  });
});

it('paid twice, in two tabs, counts once: the second is a credit', async () => {
  const quote = await accepted();
  const pages = [await depositPage(app.visitor(), quote), await depositPage(app.visitor(), quote)];
  expect(pages[0]).not.toBe(pages[1]);
  await Promise.all(pages.map((page) => processor.pay(page)));
  await become(quote, 'PAID');
  await soon(async () => (await invoiceOfQuote(quote)).payments.length).toBe(2);
  const { paidCents, balanceCents, payments } = await invoiceOfQuote(quote);
  expect({ paidCents, balanceCents }).toEqual({ paidCents: DEPOSIT_CENTS, balanceCents: TOTAL_CENTS - DEPOSIT_CENTS });
  expect(payments.map(({ creditCents }: { creditCents: number }) => creditCents).sort()).toEqual([0, DEPOSIT_CENTS]);
  const { rows } = await database.query('select count(*)::int as invoices from invoices where quote_id = $1', [
    quote.id,
  ]);
  expect(rows).toEqual([{ invoices: 1 }]);
});

it('is held up by nothing: its customer is archived, the draft’s last day is past', async () => {
  const other = await withCustomer(dana, { name: 'Moving On', email: 'gone@example.com' });
  const quote = await other.sent({ depositCents: DEPOSIT_CENTS });
  await customerOf(app).accept(quote);
  const page = await depositPage(app.visitor(), quote);
  await dana.ask(VERB('archiveCustomer'), { id: other.customerId });
  await processor.pay(page);
  await become(quote, 'PAID');

  const late = await accepted();
  const { convertQuoteToInvoice: draft } = await dana.ask(CONVERT_QUOTE, { id: late.id });
  await database.query("update invoices set due_date = '2026-01-05' where id = $1", [draft.id]);
  await payDeposit(late);
  await become(late, 'PAID');
  const { issueDate, dueDate } = await invoiceOf(draft.id);
  expect(dueDate > issueDate).toBe(true);
});

describe('is refused', () => {
  it('for a quote that is not accepted', async () => {
    const quote = await writer.sent({ depositCents: DEPOSIT_CENTS });
    expect(await refused(quote)).toBe('This quote cannot be paid in advance: its status is sent');
    await database.query("update quotes set valid_until = '2026-01-05' where id = $1", [quote.id]);
    expect(await refused(quote)).toMatch(/cannot be paid in advance/);
    const declined = await writer.sent({ depositCents: DEPOSIT_CENTS });
    await customerOf(app).decline(declined, 'Too far');
    expect(await refused(declined)).toBe('This quote cannot be paid in advance: its status is declined');
  });

  it('for a quote that asks for none, or for less than the processor takes', async () => {
    expect(await refused(await accepted({ depositCents: 0 }))).toBe('This quote has no deposit');
    const small = await accepted({ depositCents: 49 });
    expect(await shown(small)).toMatchObject({ depositStatus: 'DUE', depositPayable: false });
    expect(await refused(small)).toBe('Deposits under $0.50 can’t be paid online');
  });

  it('once it is paid', async () => {
    const quote = await accepted();
    await payDeposit(quote);
    await become(quote, 'PAID');
    expect(await refused(quote)).toBe('This quote’s deposit is paid');
  });

  it('for a link that leads nowhere, and for a business that takes no payments', async () => {
    await app.visitor().refused('NOT_FOUND', START, { input: { token: 'nobody-has-this' } });
    const erin = await withCustomer(await app.professional('Erin Holt'));
    const quote = await erin.sent({ depositCents: DEPOSIT_CENTS });
    await customerOf(app).accept(quote);
    expect(await shown(quote)).toMatchObject({ depositStatus: 'DUE', depositPayable: false });
    expect(await refused(quote)).toMatch(/doesn’t take online payments/);
  });

  it('for an amount of the caller’s: the quote alone says how much', async () => {
    const quote = await accepted();
    const { errors } = await app.visitor().send(START, { input: { token: tokenOf(quote), amountCents: 100 } });
    expect(errors).toHaveLength(1);
    const { rows } = await database.query('select id from checkouts where quote_id = $1', [quote.id]);
    expect(rows).toEqual([]);
  });
});
