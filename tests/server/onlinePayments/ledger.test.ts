import fc from 'fast-check';
import type pg from 'pg';
import Stripe from 'stripe';
import { beforeAll, expect, it } from 'vitest';
import type { Machine } from '#domain/states/machine.ts';
import {
  isOffline,
  offlinePaymentMachine,
  type PaymentMethod,
  type PaymentStatus,
  processedPaymentMachine,
} from '#domain/states/payment.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { connectTo } from '#tests/support/database.ts';
import { invoiceVerb, RECORD_PAYMENT, VOID_PAYMENT, WRITE_OFF } from '#tests/support/invoices.ts';
import { expectBalanced, expectExact } from '#tests/support/ledger.ts';
import { choosePayments, newSeller, type Processor } from '#tests/support/onlinePayments.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { sentInvoice, tokenOf } from '#tests/support/portal.ts';
import { rolling, type Writer } from '#tests/support/quotes.ts';
import { IS_SOAK } from '#tests/support/soak.ts';
import { postWebhook, stripeAt, toldEvents, untilHandled } from '#tests/support/webhooks.ts';

const OWED = 10_000;

let app: TestApp;
let database: pg.Client;
let stripe: Stripe;
let dana: GraphQLPerson;
let writer: Writer;
let processor: Processor;

beforeAll(async () => {
  app = await startTestApp();
  database = await connectTo(app.databaseUrl);
  ({ person: dana, writer, processor } = await newSeller(app));
  await processor.control('webhooks', { on: 'false' });
  await choosePayments(dana, { partPayments: true, tips: true });
  stripe = stripeAt(app.address);
});

const START = 'mutation ($input: StartPortalPaymentInput!) { startPortalPayment(input: $input) }';
const SETTLE =
  'mutation ($token: String!, $sessionId: String!) { settlePortalPayment(token: $token, sessionId: $sessionId) { status } }';
const REFUND = 'mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { id } }';

/** One invoice, and what its customers have before them. */
interface Affair {
  id: string;
  token: string;
  pages: string[];
  /** What the processor has told the product of it so far. */
  told: Stripe.Event[];
  statuses: Map<string, PaymentStatus>;
}

/** Which of what there is, and how much: what each deed makes of it is its own affair. */
interface Choice {
  nth: number;
  cents: number;
}

const chosen = <Item>(items: readonly Item[], { nth }: Choice): Item | undefined =>
  items[nth % Math.max(items.length, 1)];

/** May be refused for what it would do, and where a link ended with its invoice; never for anything else. */
async function tryTo(person: GraphQLPerson, query: string, variables: Record<string, unknown>) {
  const { data, errors } = await person.send(query, variables);
  for (const { extensions } of errors ?? [])
    expect(['VALIDATION_FAILED', 'INVALID_STATE', 'NOT_FOUND'], JSON.stringify(errors)).toContain(extensions.code);
  return errors ? undefined : data;
}

async function paymentsOf({ id }: Affair): Promise<{ id: string; method: PaymentMethod; status: PaymentStatus }[]> {
  return (await database.query('select id, method, status from payments where invoice_id = $1 order by id', [id])).rows;
}

/** What came into being at the processor's by paying this invoice. */
async function made({ id }: Affair, object: string): Promise<{ id: string; account: string }[]> {
  const { rows } = await database.query(
    `select made.id, made.account from stripe_sandbox.objects made
     join stripe_sandbox.objects intent on intent.object = 'payment_intent'
       and intent.id in (made.id, made.body ->> 'payment_intent')
     join checkouts on checkouts.id::text = intent.body -> 'metadata' ->> 'checkoutId'
     where made.object = $2 and checkouts.invoice_id = $1 order by made.seq`,
    [id, object],
  );
  return rows;
}

const payWith = (how: { method?: string; outcome?: string }) => async (affair: Affair, choice: Choice) => {
  const page = chosen(affair.pages, choice);
  if (page) await processor.pay(page, how);
};

const control = (deed: string, object: string) => async (affair: Affair, choice: Choice) => {
  const thing = chosen(await made(affair, object), choice);
  if (thing) await processor.control(deed, { id: thing.id });
};

/** Tells, in the order that the choice makes of them, some that are new and some again. */
async function tell(affair: Affair, events: Stripe.Event[], { nth, cents }: Choice): Promise<void> {
  const again = affair.told.slice(0, nth % 3);
  const order = { seed: cents, numRuns: 1 };
  const all = [...events, ...again];
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), order);
  const answers = await Promise.all(shuffled.map((event) => postWebhook(app.address, JSON.stringify(event))));
  expect(new Set(answers).size).toBeLessThanOrEqual(1);
  affair.told.push(...events);
  await untilHandled(database);
}

async function untold({ told }: Affair): Promise<Stripe.Event[]> {
  const { rows } = await database.query<{ id: string }>('select id from stripe_events');
  const known = new Set([...rows, ...told].map(({ id }) => id));
  return (await toldEvents(database)).filter(({ id }) => !known.has(id));
}

const deeds = {
  async cash({ id: invoiceId }, { cents: amountCents }) {
    await tryTo(dana, RECORD_PAYMENT, { input: { invoiceId, amountCents, method: 'CASH' } });
  },
  async voidCash(affair, choice) {
    const payment = chosen(
      (await paymentsOf(affair)).filter(({ method }) => isOffline(method)),
      choice,
    );
    if (payment) await tryTo(dana, VOID_PAYMENT, { id: payment.id, reason: 'Bounced' });
  },
  async open({ token, pages }, { cents: amountCents, nth }) {
    const tipCents = nth % 3 === 0 ? Math.min(amountCents, 10 * nth) : 0;
    const data = await tryTo(app.visitor(), START, { input: { token, amountCents, tipCents } });
    if (data) pages.push(data.startPortalPayment);
  },
  payByCard: payWith({}),
  payByDebit: payWith({ method: 'us_bank_account' }),
  payInVain: payWith({ outcome: 'insufficient_funds' }),
  payAndDispute: payWith({ outcome: 'dispute' }),
  settle: control('settle', 'payment_intent'),
  fail: control('fail', 'payment_intent'),
  dispute: control('dispute', 'charge'),
  win: control('win', 'dispute'),
  lose: control('lose', 'dispute'),
  refundFails: control('fail-refund', 'refund'),
  async refund(affair, choice) {
    const payment = chosen(await paymentsOf(affair), choice);
    if (payment) await tryTo(dana, REFUND, { input: { paymentId: payment.id, amountCents: choice.cents } });
  },
  async refundAtStripe(affair, choice) {
    const intent = chosen(await made(affair, 'payment_intent'), choice);
    if (!intent) return;
    await stripe.refunds
      .create({ payment_intent: intent.id, amount: choice.cents }, { stripeAccount: intent.account })
      .catch((error: unknown) => expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError));
  },
  async comeBack({ token, pages }, choice) {
    const sessionId = /cs_test_\w+/.exec(chosen(pages, choice) ?? '')?.[0];
    if (sessionId) await tryTo(app.visitor(), SETTLE, { token, sessionId });
  },
  async close({ id }, { nth }) {
    if (nth % 2) await tryTo(dana, invoiceVerb('voidInvoice'), { id });
    else await tryTo(dana, WRITE_OFF, { id, reason: 'Gone' });
  },
  async hear(affair, choice) {
    const events = await untold(affair);
    await tell(affair, events.slice(0, Math.ceil((events.length * choice.nth) / 20)), choice);
  },
} satisfies Record<string, (affair: Affair, choice: Choice) => Promise<void>>;

type Deed = keyof typeof deeds;

/** Everywhere that events can lead to from a status, the status itself included. */
function reachable({ events }: Machine<PaymentStatus, string>, from: PaymentStatus): Set<PaymentStatus> {
  const reached = new Set([from]);
  for (const status of reached)
    for (const event of Object.values(events)) if (event.to && event.from.includes(status)) reached.add(event.to);
  return reached;
}

/** Several reports may come between two looks; but no payment ever goes where its machine has no way to. */
async function expectReachable(affair: Affair): Promise<void> {
  const payments = await paymentsOf(affair);
  for (const { id, method, status } of payments) {
    const machine = isOffline(method) ? offlinePaymentMachine : processedPaymentMachine;
    const from = affair.statuses.get(id) ?? (isOffline(method) ? 'SUCCEEDED' : 'PENDING');
    expect([...reachable(machine, from)], `from ${from}`).toContain(status);
  }
  affair.statuses = new Map(payments.map(({ id, status }) => [id, status]));
}

const often: Deed[] = ['cash', 'open', 'open', 'payByCard', 'payByCard', 'payByDebit', 'hear', 'hear'];
const step = fc.record({
  deed: fc.constantFrom(...often, ...(Object.keys(deeds) as Deed[])),
  nth: fc.nat({ max: 20 }),
  cents: fc.oneof(fc.constant(OWED), fc.integer({ min: 50, max: OWED })),
});

it('whatever happens to an invoice, in whatever order it is heard of, its money is right', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
      const lines = [{ ...rolling, quantity: 1, unitCents: OWED }];
      const invoice = await sentInvoice(writer, { lines });
      const affair: Affair = { id: invoice.id, token: tokenOf(invoice), pages: [], told: [], statuses: new Map() };
      for (const { deed, ...choice } of steps) {
        await deeds[deed](affair, choice);
        await expectBalanced(database);
        await expectReachable(affair);
      }
      await tell(affair, await untold(affair), { nth: 2, cents: steps.length });
      await expectReachable(affair);
      await expectExact(database);
    }),
    { numRuns: IS_SOAK ? 25 : 8 },
  );
});
