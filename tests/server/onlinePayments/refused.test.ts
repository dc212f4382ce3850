import type pg from 'pg';
import type Stripe from 'stripe';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { connectTo } from '#tests/support/database.ts';
import { ledgerOf } from '#tests/support/ledger.ts';
import { checkoutPage, newSeller, type Processor } from '#tests/support/onlinePayments.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { pay, sentInvoice, tokenOf } from '#tests/support/portal.ts';
import type { Writer } from '#tests/support/quotes.ts';
import { inRole } from '#tests/support/roles.ts';
import { postWebhook, signatureOf, toldEvents, untilHandled, webhookSecrets } from '#tests/support/webhooks.ts';

let app: TestApp;
let database: pg.Client;
let dana: GraphQLPerson;
let erin: GraphQLPerson;
let danas: Writer;
let erins: Writer;
let processor: Processor;

beforeAll(async () => {
  app = await startTestApp();
  database = await connectTo(app.databaseUrl);
  ({ person: dana, writer: danas, processor } = await newSeller(app));
  ({ person: erin, writer: erins } = await newSeller(app, 'Erin Holt'));
  await processor.control('webhooks', { on: 'false' });
});

const START = 'mutation ($input: StartPortalPaymentInput!) { startPortalPayment(input: $input) }';
const SETTLE =
  'mutation ($token: String!, $sessionId: String!) { settlePortalPayment(token: $token, sessionId: $sessionId) { status } }';
const REFUND = 'mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { id status refundedCents } }';

type Invoice = Awaited<ReturnType<typeof sentInvoice>>;
type Paid = Stripe.PaymentIntentSucceededEvent & { account: string };

/** An invoice that was paid at the processor's, which has not told of it yet. */
async function paidUnheard(writer: Writer): Promise<{ invoice: Invoice; event: Paid; back: string }> {
  const invoice = await sentInvoice(writer);
  const back = await processor.pay(await checkoutPage(app.visitor(), invoice, invoice.totalCents));
  const event = (await toldEvents(database)).findLast(({ type }) => type === 'payment_intent.succeeded');
  return { invoice, event: event as Paid, back };
}

/** One that the ledger knows of. */
async function paid(): Promise<{ invoice: Invoice; paymentId: string; event: Paid }> {
  const { invoice, event } = await paidUnheard(danas);
  expect(await postWebhook(app.address, JSON.stringify(event))).toBe(200);
  await untilHandled(database);
  const { rows } = await database.query('select id from payments where invoice_id = $1', [invoice.id]);
  expect(rows).toHaveLength(1);
  return { invoice, event, paymentId: rows[0].id };
}

/** The same again under a name that is not known yet. */
const retold = <Event extends Stripe.Event>(event: Event, changed: Partial<Event> = {}): Event => ({
  ...event,
  id: `evt_${crypto.randomUUID()}`,
  ...changed,
});

async function unchangedBy(work: () => Promise<unknown>): Promise<void> {
  const before = await ledgerOf(database);
  await work();
  await untilHandled(database);
  expect(await ledgerOf(database)).toEqual(before);
}

/** Told, kept, acted on, and left alone for this reason. */
async function keptAs(outcome: string, event: Stripe.Event, secret = webhookSecrets().connect): Promise<void> {
  const body = JSON.stringify(event);
  await unchangedBy(async () => expect(await postWebhook(app.address, body, signatureOf(body, secret))).toBe(200));
  const { rows } = await database.query('select outcome from stripe_events where id = $1', [event.id]);
  expect(rows).toEqual([{ outcome }]);
}

/** Taken, so that it is not sent again, and nothing is kept of it. */
async function dropped(event: Stripe.Event, secret = webhookSecrets().connect): Promise<void> {
  const body = JSON.stringify(event);
  await unchangedBy(async () => expect(await postWebhook(app.address, body, signatureOf(body, secret))).toBe(200));
  const { rows } = await database.query('select from stripe_events where id = $1', [event.id]);
  expect(rows).toHaveLength(0);
}

describe('a webhook', () => {
  let body: string;
  let event: Paid;

  beforeEach(async () => {
    event = (await paidUnheard(danas)).event;
    body = JSON.stringify(event);
  });

  const tenMinutesAgo = () => Math.floor(Date.now() / 1000) - 600;
  it.each<[string, (signed: string) => string]>([
    ['without a signature', () => ''],
    ['with a signature that is none', () => 't=1,v1=00'],
    ['signed by somebody else', (signed) => signatureOf(signed, 'whsec_of_somebody_else')],
    ['that was signed ten minutes ago', (signed) => signatureOf(signed, webhookSecrets().connect, tenMinutesAgo())],
    ['that was changed after it was signed', (signed) => signatureOf(signed.replace('"amount":', '"amount":9'))],
  ])('%s is refused, and not even kept', async (_case, sign) => {
    const kept = async () => (await database.query('select count(*)::int as events from stripe_events')).rows;
    const before = await kept();
    await unchangedBy(async () => expect(await postWebhook(app.address, body, sign(body))).toBe(400));
    expect(await kept()).toEqual(before);
  });

  it('that comes again is taken once', async () => {
    expect(await postWebhook(app.address, body)).toBe(200);
    await untilHandled(database);
    await unchangedBy(async () => {
      const again = await Promise.all(Array.from({ length: 5 }, () => postWebhook(app.address, body)));
      expect(again).toEqual([200, 200, 200, 200, 200]);
    });
    const { rows } = await database.query('select status from payments where stripe_intent_id = $1', [
      event.data.object.id,
    ]);
    expect(rows).toEqual([{ status: 'SUCCEEDED' }]);
  });

  it('about an account that is not ours is dropped, whoever’s secret signed it', async () => {
    await dropped(retold(event, { account: 'acct_of_nobody' }));
    await dropped(retold(event, { account: 'acct_of_nobody' }), webhookSecrets().platform);
  });

  it('of the other mode is dropped', () => dropped(retold(event, { livemode: true })));

  it('about what an account sells elsewhere is dropped', async () => {
    const elsewhere = retold(event);
    elsewhere.data = { object: { ...event.data.object, id: 'pi_of_another_shop', metadata: {} } };
    await dropped(elsewhere);
    const { payment_intent: _, ...refund } = { payment_intent: null, id: 're_1', object: 'refund', metadata: {} };
    await dropped({ ...retold<Stripe.Event>(event), type: 'refund.created', data: { object: refund } } as never);
    await dropped({ ...retold<Stripe.Event>(event), account: undefined, type: 'invoice.paid' } as never);
  });

  it('that names another business’s account for a payment changes nothing', async () => {
    const { event: erinsOwn } = await paidUnheard(erins);
    await keptAs('not ours', retold(event, { account: erinsOwn.account }));
    await dropped(retold(event, { account: undefined }));
  });

  it('about another business’s payment that claims a checkout of this one changes nothing', async () => {
    const { event: erinsOwn } = await paidUnheard(erins);
    const { checkoutId } = event.data.object.metadata;
    await changeIntent(erinsOwn, { metadata: { checkoutId } });
    await keptAs('not ours', retold(erinsOwn));
  });

  it.each([
    ['currency', { currency: 'eur' }],
    ['amount, lower', { amount: 100 }],
    ['amount, higher', { amount: 10_000_000 }],
  ])('about a payment whose %s is not what was agreed on changes nothing', async (_case, changed) => {
    await changeIntent(event, changed);
    await keptAs('not as agreed', retold(event));
  });

  it('believes nothing that it says itself: the processor is asked', async () => {
    const lie = retold(event);
    lie.data = { object: { ...event.data.object, amount: 1, amount_received: 1, currency: 'eur' } };
    expect(await postWebhook(app.address, JSON.stringify(lie))).toBe(200);
    await untilHandled(database);
    const { rows } = await database.query(
      'select status, amount_cents::int as amount from payments where stripe_intent_id = $1',
      [event.data.object.id],
    );
    expect(rows).toEqual([{ status: 'SUCCEEDED', amount: event.data.object.amount }]);
  });

  it.each(['price.created', 'something.new'])('of a kind that means nothing here, %s, is dropped', (type) =>
    dropped(retold(event, { type: type as Paid['type'] })),
  );
});

/** As somebody changes it at the processor's. */
async function changeIntent({ data: { object } }: Paid, changed: Record<string, unknown>): Promise<void> {
  await database.query('update stripe_sandbox.objects set body = body || $2::jsonb where id = $1', [
    object.id,
    JSON.stringify(changed),
  ]);
}

describe('a customer', () => {
  const HUGE = 2 ** 53;

  it.each([
    ['VALIDATION_FAILED', { amountCents: 0 }],
    ['VALIDATION_FAILED', { amountCents: -500 }],
    ['VALIDATION_FAILED', { amountCents: 49 }],
    ['VALIDATION_FAILED', { amountCents: 7001 }],
    ['BAD_USER_INPUT', { amountCents: HUGE }],
    ['BAD_USER_INPUT', { amountCents: 70.5 }],
    ['BAD_USER_INPUT', { amountCents: '7000' }],
    ['VALIDATION_FAILED', { amountCents: 7000, tipCents: -1 }],
    ['VALIDATION_FAILED', { amountCents: 7000, tipCents: 7001 }],
    ['BAD_USER_INPUT', { amountCents: 7000, tipCents: 0.5 }],
    ['BAD_USER_INPUT', { amountCents: 7000, tipCents: HUGE }],
  ])('is refused as %s who would pay %j of $70.00', async (code, wish) => {
    const invoice = await sentInvoice(danas);
    expect(invoice.totalCents).toBe(7000);
    await unchangedBy(() => app.visitor().refused(code, START, { input: { token: tokenOf(invoice), ...wish } }));
    const { rows } = await database.query('select from checkouts where invoice_id = $1', [invoice.id]);
    expect(rows).toHaveLength(0);
  });

  it('cannot pay with a link that leads nowhere', () =>
    unchangedBy(() => app.visitor().refused('NOT_FOUND', START, { input: { token: 'nowhere', amountCents: 7000 } })));

  it('settles nothing with another business’s payment', async () => {
    const invoice = await sentInvoice(danas);
    const { back } = await paidUnheard(erins);
    const sessionId = /cs_test_\w+/.exec(back)?.[0];
    expect(sessionId).toBeDefined();
    await unchangedBy(() => app.visitor().ask(SETTLE, { token: tokenOf(invoice), sessionId }));
    await unchangedBy(() => app.visitor().ask(SETTLE, { token: tokenOf(invoice), sessionId: 'cs_test_invented' }));
  });
});

describe('a refund', () => {
  const HUGE = 2 ** 53;

  it.each([
    ['VALIDATION_FAILED', 7001],
    ['VALIDATION_FAILED', 0],
    ['VALIDATION_FAILED', -1],
    ['BAD_USER_INPUT', HUGE],
    ['BAD_USER_INPUT', 0.5],
  ])('is refused as %s for %d cents of 7000', async (code, amountCents) => {
    const { paymentId } = await paid();
    await unchangedBy(() => dana.refused(code, REFUND, { input: { paymentId, amountCents } }));
  });

  it('is not another business’s, nor a role’s that may not', async () => {
    const { paymentId } = await paid();
    const input = { paymentId, amountCents: 100 };
    await unchangedBy(async () => {
      await erin.refused('NOT_FOUND', REFUND, { input });
      for (const role of ['VIEWER', 'FIELD_AGENT'] as const)
        await inRole(app, dana, role).refused('FORBIDDEN', REFUND, { input });
      await app.visitor().refused('UNAUTHENTICATED', REFUND, { input });
    });
  });

  it('of cash is not the processor’s to make', async () => {
    const invoice = await sentInvoice(danas);
    const { id: paymentId } = await pay(dana, invoice.id, 7000);
    await unchangedBy(() => dana.refused('INVALID_STATE', REFUND, { input: { paymentId, amountCents: 7000 } }));
  });

  it('that is asked for by ten at once gives back no more than was paid', async () => {
    const { paymentId } = await paid();
    const input = { paymentId, amountCents: 4000 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => dana.send(REFUND, { input })));
    const codes = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []);
    expect(codes).toHaveLength(9);
    for (const code of codes) expect(['INVALID_STATE', 'VALIDATION_FAILED']).toContain(code);
    const { rows } = await database.query(
      'select status, refunded_cents::int as refunded from payments where id = $1',
      [paymentId],
    );
    expect(rows).toEqual([{ status: 'PARTLY_REFUNDED', refunded: 4000 }]);
  });

  // The key goes to Stripe in a header, which holds Latin-1 alone.
  it.each(['once', 'überweisung', 'возврат № 7', '退款', '💸'.repeat(100)])(
    'that is asked for twice with one key is made once, and told of twice: %s',
    async (idempotencyKey) => {
      const { paymentId } = await paid();
      const input = { paymentId, amountCents: 7000, idempotencyKey };
      const first = await dana.ask(REFUND, { input });
      expect(first.refundPayment).toMatchObject({ status: 'REFUNDED', refundedCents: 7000 });
      expect(await dana.ask(REFUND, { input })).toEqual(first);
      await unchangedBy(() =>
        dana.refused('IDEMPOTENCY_KEY_REUSED', REFUND, { input: { ...input, amountCents: 100 } }),
      );
    },
  );

  it('that Stripe refuses, having given it back itself meanwhile, shows how the payment stands', async () => {
    const { paymentId, event } = await paid();
    await app.services.stripe?.refunds.create(
      { payment_intent: event.data.object.id },
      { stripeAccount: event.account },
    );
    await dana.refused('INVALID_STATE', REFUND, { input: { paymentId, amountCents: 100 } });
    const { rows } = await database.query('select status from payments where id = $1', [paymentId]);
    expect(rows).toEqual([{ status: 'REFUNDED' }]);
  });
});
