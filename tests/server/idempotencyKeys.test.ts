import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { checkoutPage, newSeller, type Seller } from '#tests/support/onlinePayments.ts';
import { hearOfPlan } from '#tests/support/plans.ts';
import { sentInvoice, tokenOf } from '#tests/support/portal.ts';
import { rolling } from '#tests/support/quotes.ts';

let app: TestApp;
let seller: Seller;

beforeAll(async () => {
  app = await startTestApp();
  seller = await newSeller(app);
});

const mutation = (name: string, input: string, selection = '{ id }') =>
  `mutation ($input: ${input}!) { ${name}(input: $input) ${selection} }`;

type Input = Record<string, unknown>;

interface Keyed {
  operation: string;
  text: string;
  /** The first request's input, in one order of fields. */
  input: () => Promise<Input>;
  /** The change that makes it a different request. */
  other: () => Input;
  isPortal?: boolean;
}

const REFUND = mutation('refundPayment', 'RefundPaymentInput');

async function paidOnline(): Promise<string> {
  const invoice = await sentInvoice(seller.writer);
  await seller.processor.pay(await checkoutPage(app.visitor(), invoice, invoice.totalCents));
  const READ = 'query ($id: ID!) { invoice(id: $id) { payments { id status } } }';
  const paid = async () => (await seller.person.ask(READ, { id: invoice.id })).invoice.payments;
  await expect.poll(paid, { timeout: 10_000 }).toMatchObject([{ status: 'SUCCEEDED' }]);
  return (await paid())[0].id;
}

async function made(operation: 'createQuote' | 'createInvoice'): Promise<string> {
  const type = operation === 'createQuote' ? 'CreateQuoteInput' : 'CreateInvoiceInput';
  const input = { customerId: seller.writer.customerId, lines: [rolling] };
  return (await seller.person.ask(mutation(operation, type), { input }))[operation].id;
}

const keyed: Keyed[] = [
  {
    operation: 'createCustomer',
    text: mutation('createCustomer', 'CreateCustomerInput'),
    input: async () => ({ name: 'Ada Park', address: { city: 'Oakland', state: 'CA' } }),
    other: () => ({ email: 'ada@example.com' }),
  },
  {
    operation: 'importCustomers',
    text: mutation('importCustomers', 'ImportCustomersInput', '{ createdCount }'),
    input: async () => ({ rows: [{ name: 'One' }, { name: 'Two' }] }),
    other: () => ({ rows: [{ name: 'One' }, { name: 'Three' }] }),
  },
  {
    operation: 'createService',
    text: mutation('createService', 'CreateServiceInput'),
    input: async () => ({ type: 'OTHER', description: 'Apostille', unitCents: 8_500 }),
    other: () => ({ unitCents: 8_600 }),
  },
  {
    operation: 'createQuote',
    text: mutation('createQuote', 'CreateQuoteInput'),
    input: async () => ({ customerId: seller.writer.customerId, lines: [rolling] }),
    other: () => ({ lines: [{ ...rolling, quantity: 3 }] }),
  },
  {
    operation: 'createInvoice',
    text: mutation('createInvoice', 'CreateInvoiceInput'),
    input: async () => ({ customerId: seller.writer.customerId, lines: [rolling] }),
    other: () => ({ discountCents: 100 }),
  },
  {
    operation: 'recordPayment',
    text: mutation('recordPayment', 'RecordPaymentInput'),
    input: async () => ({ invoiceId: (await sentInvoice(seller.writer)).id, amountCents: 5_000, method: 'CASH' }),
    other: () => ({ amountCents: 500 }),
  },
  {
    operation: 'refundPayment',
    text: REFUND,
    input: async () => ({ paymentId: await paidOnline(), amountCents: 1_000 }),
    other: () => ({ amountCents: 1_100 }),
  },
  {
    operation: 'startPortalPayment',
    text: mutation('startPortalPayment', 'StartPortalPaymentInput', ''),
    input: async () => ({ token: tokenOf(await sentInvoice(seller.writer)), amountCents: 2_000 }),
    other: () => ({ amountCents: 2_500 }),
    isPortal: true,
  },
  {
    operation: 'choosePlan',
    text: mutation('choosePlan', 'ChoosePlanInput', ''),
    input: async () => ({ tier: 'STARTER', interval: 'MONTH' }),
    other: () => ({ interval: 'YEAR' }),
  },
  {
    operation: 'createWebhookEndpoint',
    text: mutation('createWebhookEndpoint', 'CreateWebhookEndpointInput'),
    input: async () => ({ url: 'https://example.com/webhooks', eventTypes: ['invoice.paid'] }),
    other: () => ({ description: 'Another' }),
  },
  {
    operation: 'inviteMember',
    text: mutation('inviteMember', 'InviteMemberInput'),
    input: async () => {
      await hearOfPlan(app, seller.person, { tier: 'PREMIUM' });
      return { email: `${randomUUID()}@example.com`, role: 'VIEWER' };
    },
    other: () => ({ role: 'ADMIN' }),
  },
  {
    operation: 'createRole',
    text: `mutation ($input: RoleInput!, $key: String) { createRole(input: $input, idempotencyKey: $key) { id } }`,
    input: async () => ({ name: 'Planner', grants: [{ permission: 'customers.read', scope: 'all' }] }),
    other: () => ({ name: 'Dispatcher' }),
  },
  {
    operation: 'duplicateQuote',
    text: 'mutation ($id: ID!, $key: String) { duplicateQuote(id: $id, idempotencyKey: $key) { id } }',
    input: async () => ({ id: await made('createQuote') }),
    other: () => ({ id: seller.writer.customerId }),
  },
  {
    operation: 'duplicateInvoice',
    text: 'mutation ($id: ID!, $key: String) { duplicateInvoice(id: $id, idempotencyKey: $key) { id } }',
    input: async () => ({ id: await made('createInvoice') }),
    other: () => ({ id: seller.writer.customerId }),
  },
];

/** The variables of a request: the key is part of the input, or a separate argument. */
function variablesOf(text: string, { idempotencyKey: key, ...content }: Input): Input {
  if (!text.includes('$key')) return { input: { ...content, idempotencyKey: key } };
  return text.includes('$input') ? { input: content, key } : { ...content, key };
}

const reversed = (input: Input): Input => Object.fromEntries(Object.entries(input).reverse());

describe.each(keyed)('an idempotency key of $operation', ({ text, input, other, isPortal }) => {
  it('returns the first result for the same content, and is refused with other content or for another operation', async () => {
    const asker = isPortal ? app.visitor() : seller.person;
    const first = { ...(await input()), idempotencyKey: randomUUID() };
    const [answer, atOnce] = await Promise.all([1, 2].map(() => asker.ask(text, variablesOf(text, first))));
    expect(atOnce).toEqual(answer);
    expect(await asker.ask(text, variablesOf(text, reversed(first)))).toEqual(answer);
    const { message } = await asker.refused(
      'IDEMPOTENCY_KEY_REUSED',
      text,
      variablesOf(text, { ...first, ...other() }),
    );
    expect(message).toContain('already used for a different request');
    if (isPortal) return;
    const [one, another] = [keyed[0]!, keyed[2]!].map((each) => each.text);
    const foreign = text === one ? keyed[2]! : keyed[0]!;
    await asker.refused('IDEMPOTENCY_KEY_REUSED', text === one ? another! : one!, {
      input: { ...(await foreign.input()), idempotencyKey: first.idempotencyKey },
    });
  });
});

describe('an idempotency key', () => {
  const [{ text }] = keyed as [Keyed, ...Keyed[]];

  it('executes one of two different concurrent requests', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      ['Ada', 'Bea'].map((name) => seller.person.send(text, { input: { name, idempotencyKey } })),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.toSorted()).toEqual(['IDEMPOTENCY_KEY_REUSED', undefined]);
  });

  it('creates one API key, whose secret is returned only once', async () => {
    const CREATE = mutation('createApiKey', 'CreateApiKeyInput', '{ text apiKey { id } }');
    const input = { name: 'Books', scopes: ['customers.read'], idempotencyKey: randomUUID() };
    const { createApiKey } = await seller.person.ask(CREATE, { input });
    expect(createApiKey.text).toMatch(/^whorl_/);
    const { message } = await seller.person.refused('INVALID_STATE', CREATE, { input });
    expect(message).toContain('shown only once');
    await seller.person.refused('IDEMPOTENCY_KEY_REUSED', CREATE, { input: { ...input, name: 'Other' } });
    const { apiKeys } = await seller.person.ask('{ apiKeys { name } }');
    expect(apiKeys).toEqual([{ name: 'Books' }]);
  });

  it('is scoped to one business', async () => {
    const input = { name: 'Mine', idempotencyKey: randomUUID() };
    const { createCustomer: mine } = await seller.person.ask(text, { input });
    const other = await app.professional('Erin Holt');
    const { createCustomer: theirs } = await other.ask(text, { input: { ...input, name: 'Theirs' } });
    expect(theirs.id).not.toBe(mine.id);
  });

  it('that was stored before contents were compared returns its result', async () => {
    const input = { name: 'Kept', idempotencyKey: randomUUID() };
    const { createCustomer } = await seller.person.ask(text, { input });
    await sql`update idempotency_keys set request_hash = null where key = ${input.idempotencyKey}`.execute(
      app.services.database.em.getKysely(),
    );
    expect(await seller.person.ask(text, { input: { ...input, name: 'Other' } })).toEqual({ createCustomer });
  });

  it('reports, once settled, whether its request was executed, and is invalidated where it was not', async () => {
    const SETTLE = 'mutation ($key: String!) { settleRequest(idempotencyKey: $key) }';
    const settled = async (key: string) => (await seller.person.ask(SETTLE, { key })).settleRequest;
    const done = { name: 'Done', idempotencyKey: randomUUID() };
    const { createCustomer } = await seller.person.ask(text, { input: done });
    expect(await settled(done.idempotencyKey)).toBe(true);
    expect(await seller.person.ask(text, { input: done })).toEqual({ createCustomer });
    const late = { name: 'Late', idempotencyKey: randomUUID() };
    expect([await settled(late.idempotencyKey), await settled(late.idempotencyKey)]).toEqual([false, false]);
    await seller.person.refused('IDEMPOTENCY_KEY_REUSED', text, { input: late });
    const atOnce = { name: 'At once', idempotencyKey: randomUUID() };
    const [{ errors }, wasDone] = await Promise.all([
      seller.person.send(text, { input: atOnce }),
      settled(atOnce.idempotencyKey),
    ]);
    expect(errors === undefined).toBe(wasDone);
  });

  it('can be used again where its request was refused', async () => {
    const idempotencyKey = randomUUID();
    const RECORD = keyed.find(({ operation }) => operation === 'recordPayment')!.text;
    const { id: invoiceId, totalCents } = await sentInvoice(seller.writer);
    const input = { invoiceId, amountCents: totalCents + 1, method: 'CASH', idempotencyKey };
    await seller.person.refused('VALIDATION_FAILED', RECORD, { input });
    await seller.person.ask(RECORD, { input: { ...input, amountCents: totalCents } });
  });
});
