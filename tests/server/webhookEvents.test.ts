import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { WEBHOOK_EVENT_TYPES, type WebhookEvent, webhookEventFacts } from '#domain/webhookEvents.ts';
import { MOST_IMPORTED_IDS, WEBHOOK_THINGS, webhookData, webhookMessageOf } from '#domain/webhookMessage.ts';
import { noteOverdueInvoices } from '#server/features/invoices/index.ts';
import { expireQuotes } from '#server/features/quotes/index.ts';
import { programOf } from '#tests/support/apiKeys.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { DELETE_INVOICE, invoiceVerb, withDebtor } from '#tests/support/invoices.ts';
import { checkoutPage, newSeller, type Seller } from '#tests/support/onlinePayments.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { businessOf } from '#tests/support/plans.ts';
import { customerOf, DELETE_QUOTE, lapse, quoteVerb } from '#tests/support/quotes.ts';
import { withEndpoint } from '#tests/support/webhookEndpoints.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhookReceiver.ts';

interface Message {
  type: WebhookEvent;
  data: Record<string, { status?: string } | null> & { actor: string; summary: string };
}

let app: TestApp;
let seller: Seller;
let receiver: WebhookReceiver;
beforeAll(async () => {
  app = await startTestApp({ WEBHOOKS_TO_LOOPBACK: 'true' });
  seller = await newSeller(app);
  receiver = await startWebhookReceiver();
  await withEndpoint(app, seller.person, receiver.url, ['*']);
});

const database = () => app.services.database.em.getKysely();

/** Waits until every message has been sent, so that each shows things as they stand right after its event. */
async function untilSent(): Promise<void> {
  const pending = async () => {
    const { rows } = await sql`select from webhook_deliveries where status = 'PENDING'`.execute(database());
    return rows.length;
  };
  await vi.waitUntil(async () => (await pending()) === 0, { timeout: 60_000, interval: 20 });
}

/** Does things one after the other, each when the messages of the one before have been sent. */
async function inTurn(...deeds: (() => Promise<unknown>)[]): Promise<void> {
  for (const deed of deeds) {
    await deed();
    await untilSent();
  }
}

const messages = (): Message[] => receiver.received.map(({ body }) => JSON.parse(body));
const newest = (type: WebhookEvent): Message => messages().findLast((message) => message.type === type)!;

const verb = (name: string, more = '') => `mutation ($id: ID!) { ${name}(id: $id${more}) { id } }`;
const GIVE = (thing: string) =>
  `mutation ($id: ID!, $memberId: ID) { assign${thing}(id: $id, memberId: $memberId) { id } }`;
const memberIdOf = (person: GraphQLPerson) => app.services.accessTokens.read(person.accessToken!)!.userId;

/** The newest object of the payment processor. */
async function made(object: string): Promise<{ id: string }> {
  const { rows } = await sql<{ id: string }>`
    select id from stripe_sandbox.objects where object = ${object} order by seq desc limit 1
  `.execute(database());
  return rows[0]!;
}

/** Does something, and waits for the next message about an event, and until every other is sent. */
async function hearing(type: WebhookEvent, deed: () => Promise<unknown>): Promise<Message> {
  const heard = () => messages().filter((message) => message.type === type).length;
  const before = heard();
  await deed();
  await vi.waitUntil(() => heard() > before, { timeout: 60_000, interval: 20 });
  await untilSent();
  return newest(type);
}

/** Many steps, each of which waits for its messages. */
const MOST_MS = 300_000;

describe('the list of events', { timeout: MOST_MS }, () => {
  it('is true of what happens to customers, the price list and the business', async () => {
    const { person } = seller;
    const memberId = memberIdOf(person);
    const { createCustomer } = await person.ask('mutation { createCustomer(input: { name: "Ada Park" }) { id } }');
    const id = createCustomer.id;
    await inTurn(
      () => person.ask(verb('updateCustomer', ', input: { phone: "510-555-0100" }'), { id }),
      () => person.ask(GIVE('Customer'), { id, memberId }),
      () => person.ask(verb('archiveCustomer'), { id }),
      () => person.ask(verb('restoreCustomer'), { id }),
    );
    expect(newest('customer.assigned').data.customer).toMatchObject({ assignedTo: { id: memberId } });

    const { createService } = await person.ask(
      'mutation { createService(input: { type: ROLLING, description: "Rolling", unitCents: 3500 }) { id } }',
    );
    await inTurn(
      () => person.ask(verb('updateService', ', input: { unitCents: 4000 }'), { id: createService.id }),
      () => person.ask(verb('archiveService'), { id: createService.id }),
      () => person.ask(verb('restoreService'), { id: createService.id }),
    );
    expect(newest('service.updated').data.service).toMatchObject({ id: createService.id, unitCents: 4_000 });

    const program = await programOf(person);
    await inTurn(
      () => program.ask('mutation { createCustomer(input: { name: "By a program" }) { id } }'),
      () => person.ask('mutation { updateBusiness(input: { phone: "510-555-0199" }) { id } }'),
    );
    expect(newest('customer.created').data.actor).toBe('API_KEY');
    expect(newest('business.updated').data.business).toMatchObject({ phone: '510-555-0199' });
  });

  it('is true of imports, which name the customers', async () => {
    const { person } = seller;
    const rows = Array.from({ length: MOST_IMPORTED_IDS + 1 }, (_, at) => ({ name: `Customer ${at}` }));
    const { importCustomers } = await person.ask(
      'mutation ($input: ImportCustomersInput!) { importCustomers(input: $input) { id } }',
      { input: { rows } },
    );
    await untilSent();
    const told = newest('customer.imported').data as unknown as { customerIds: string[]; customerCount: number };
    expect(told.customerCount).toBe(MOST_IMPORTED_IDS + 1);
    expect(new Set(told.customerIds).size).toBe(MOST_IMPORTED_IDS);
    await person.ask('mutation ($id: ID!) { undoCustomerImport(id: $id) { removedCount } }', {
      id: importCustomers.id,
    });
    await untilSent();
    expect(newest('customer.import_undone').data).toMatchObject({ customerCount: MOST_IMPORTED_IDS + 1 });
  });

  it('is true of quotes', async () => {
    const { person, writer } = seller;
    const customer = customerOf(app);
    const act = (name: string, id: string) => () => person.ask(quoteVerb(name), { id });
    const { id } = await writer.create();
    await inTurn(
      () => writer.update(id, { notes: 'New' }),
      () => person.ask(GIVE('Quote'), { id, memberId: memberIdOf(person) }),
      act('sendQuote', id),
      act('resendQuote', id),
      async () => customer.look(await writer.read(id)),
      async () => customer.accept(await writer.read(id)),
      () => person.ask(verb('convertQuoteToInvoice'), { id }),
    );
    const others = [await writer.sent(), await writer.sent(), await writer.sent(), await writer.sent()];
    const draft = await writer.create();
    await inTurn(
      () => customer.decline(others[0], 'Too dear'),
      () => customer.askChanges(others[1], 'Two more'),
      act('voidQuote', others[2].id),
      async () => {
        await lapse(app, others[3].id);
        await expireQuotes(app.services);
      },
      () => person.ask(DELETE_QUOTE, { id: draft.id }),
    );
  });

  it('is true of invoices and of payments by hand', async () => {
    const { person } = seller;
    const debtor = await withDebtor(person);
    const act = (name: string, id: string) => () => person.ask(invoiceVerb(name), { id });
    const { id } = await debtor.create();
    await inTurn(
      () => debtor.update(id, { notes: 'New' }),
      () => person.ask(GIVE('Invoice'), { id, memberId: memberIdOf(person) }),
      act('sendInvoice', id),
      act('resendInvoice', id),
      async () =>
        app.visitor().ask('query ($token: String!) { portalInvoice(token: $token) { status } }', {
          token: (await debtor.read(id)).portalUrl.split('/').at(-1),
        }),
      async () => {
        await sql`update invoices set due_date = current_date - 2 where id = ${id}`.execute(database());
        await noteOverdueInvoices(app.services);
      },
    );
    const { balanceCents } = await debtor.read(id);
    const { id: paymentId } = await debtor.pay(id, balanceCents);
    await untilSent();
    const [voided, lost, draft] = [await debtor.sent(), await debtor.sent(), await debtor.create()];
    await inTurn(
      () => debtor.voidPayment(paymentId),
      act('voidInvoice', voided.id),
      () => debtor.writeOff(lost.id, 'Gone'),
      () => person.ask(DELETE_INVOICE, { id: draft.id }),
    );
  });

  it('is true of payments online and of payouts', async () => {
    const { person, processor } = seller;
    const debtor = await withDebtor(person);
    const paid = async (how: { method?: string; outcome?: string }) => {
      const invoice = await debtor.sent();
      await processor.pay(await checkoutPage(app.visitor(), invoice, invoice.totalCents), how);
      return invoice;
    };
    const decide = async (deed: string) => processor.control(deed, await made('dispute'));
    await hearing('payment.disputed', () => paid({ outcome: 'dispute' }));
    expect((await hearing('payment.dispute_closed', () => decide('win'))).data.payment).toMatchObject({
      status: 'SUCCEEDED',
      dispute: { status: 'WON', inquiry: false },
    });
    await hearing('payment.disputed', () => paid({ outcome: 'dispute' }));
    expect((await hearing('payment.dispute_closed', () => decide('lose'))).data.payment).toMatchObject({
      status: 'DISPUTED',
      dispute: { status: 'LOST', inquiry: false },
    });
    await hearing('payment.recorded', () => paid({ outcome: 'inquiry' }));
    expect((await hearing('payment.dispute_closed', () => decide('close-inquiry'))).data.payment).toMatchObject({
      status: 'SUCCEEDED',
      dispute: { status: 'WON', inquiry: true },
    });
    await hearing('payment.failed', () => paid({ outcome: 'insufficient_funds' }));
    const started = await hearing('payment.started', () => paid({ method: 'us_bank_account' }));
    await hearing('payment.recorded', async () => processor.control('settle', await made('payment_intent')));
    await hearing('payment.refunded', () =>
      person.ask('mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { id } }', {
        input: { paymentId: started.data.paymentId, amountCents: 100 },
      }),
    );
    await hearing('payout.sent', async () => processor.control('pay-out', await made('account')));
    await hearing('payout.failed', async () => processor.control('bounce', await made('payout')));
    await hearing('payout.sent', async () => processor.control('pay-out', await made('account')));
    await hearing('payout.arrived', async () => processor.control('arrive', await made('payout')));
  });

  it('is true of a business that is closed and opened again', async () => {
    const { person } = seller;
    await inTurn(
      () => person.ask('mutation { closeBusiness(input: { name: "Dana Ruiz" }) { deleteAt } }'),
      () => person.ask('mutation { reopenBusiness { deleteAt } }'),
    );
  });

  it('was all of it seen here, and each message was as the list says', () => {
    const unseen = WEBHOOK_EVENT_TYPES.filter((type) => !messages().some((message) => message.type === type));
    // Changes of a payment that no other event is about are tested with online payments.
    expect(unseen).toEqual(['payment.updated']);
    const wrong = messages().flatMap((message) => faultsOf(message).map((fault) => `${message.type}: ${fault}`));
    expect([...new Set(wrong)]).toEqual([]);
  });
});

/** Where a message differs from what the list of events says. */
function faultsOf(message: Message): string[] {
  const { type, data } = message;
  const facts = webhookEventFacts(type);
  const shape = webhookMessageOf(type).safeParse(message);
  const carried = [...Object.keys(WEBHOOK_THINGS), 'customerIds'].filter((part) => data[part] !== null);
  const status = data[type.split('.')[0]!]?.status;
  return [
    ...(shape.success ? [] : [z.prettifyError(shape.error)]),
    ...carried.filter((part) => !facts.data.includes(part)).map((part) => `carries ${part}`),
    ...(status && !facts.statuses?.includes(status) ? [`has the status ${status}`] : []),
  ];
}

describe('the documents', () => {
  const docs = () => readFile('docs/webhooks.md', 'utf8');
  const rowsIn = (text: string, columns: number) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('| `') && line.split(' | ').length === columns)
      .map((line) => line.slice(2, -2).split(' | '));

  it('list every event with its actors, its data and its statuses, as the code has them', async () => {
    const expected = WEBHOOK_EVENT_TYPES.map((type) => {
      const { description, actors, data, statuses = [] } = webhookEventFacts(type);
      return [`\`${type}\``, description, actors.join(', '), data.join(', '), statuses.join(', ') || 'none'];
    });
    expect(rowsIn(await docs(), 5)).toEqual(expected);
  });

  it('list the fields of every thing that a message carries', async () => {
    const expected = Object.entries(WEBHOOK_THINGS).map(([thing, { shape }]) => [
      `\`${thing}\``,
      Object.keys(shape).join(' '),
    ]);
    expect(rowsIn(await docs(), 2)).toEqual(expected);
    for (const name of Object.keys(webhookData.shape)) expect(await docs()).toContain(`"${name}"`);
  });
});

describe('invoice.overdue', () => {
  it('is told once for each due date, also by two workers at once', async () => {
    const person = await app.professional();
    const debtor = await withDebtor(person);
    const [late, paid, onTime] = [await debtor.sent(), await debtor.sent(), await debtor.sent()];
    await debtor.pay(paid.id, paid.totalCents);
    const dueDaysAgo = (days: number) =>
      sql`update invoices set due_date = current_date - ${days}::int where id = any(${[late.id, paid.id]}::uuid[])`.execute(
        database(),
      );
    const told = async () => {
      const { rows } = await sql<{ id: string; due: string }>`
        select invoice_id as id, after ->> 'dueDate' as due from activities
        where business_id = ${businessOf(app, person)} and type = 'invoice.overdue' order by id
      `.execute(database());
      return rows.map(({ id }) => id);
    };
    await dueDaysAgo(3);
    const { version, updatedAt } = await asRow(late.id);
    await Promise.all([noteOverdueInvoices(app.services), noteOverdueInvoices(app.services)]);
    await noteOverdueInvoices(app.services);
    expect(await told()).toEqual([late.id]);
    expect(await asRow(late.id)).toEqual({ version, updatedAt });
    await dueDaysAgo(2);
    await noteOverdueInvoices(app.services);
    expect(await told()).toEqual([late.id, late.id]);
    expect((await debtor.read(onTime.id)).overdue).toBe(false);
  });

  async function asRow(id: string) {
    const { rows } = await sql<{ version: number; updatedAt: string }>`
      select version, updated_at::text as "updatedAt" from invoices where id = ${id}
    `.execute(database());
    return rows[0]!;
  }
});
