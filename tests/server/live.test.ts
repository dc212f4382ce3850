import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { pay, sentInvoice, tokenOf } from '#tests/support/portal.ts';
import { type Writer, withCustomer } from '#tests/support/quotes.ts';
import { refusedSubscription, subscribe } from '#tests/support/subscriptions.ts';

const ACTIVITY = 'subscription { activity { type summary actorName invoice { id } quote { id status } } }';
const PAYMENTS = `subscription ($invoiceId: ID) { invoicePayment(invoiceId: $invoiceId) {
  invoice { id status paidCents balanceCents actions } payment { id status amountCents }
} }`;
const PORTAL = `subscription ($token: String!) { portalInvoice(token: $token) {
  number status preview paidCents balanceCents payments { amountCents } lines { capReason }
} }`;
const VOID_PAYMENT = 'mutation ($id: ID!) { voidPayment(id: $id, reason: "Bounced") { id } }';
const VOID_INVOICE = 'mutation ($id: ID!) { voidInvoice(id: $id) { id } }';
const ACCEPT = 'mutation ($input: AcceptPortalQuoteInput!) { acceptPortalQuote(input: $input) { status } }';
const TAG = 'mutation ($id: ID!) { updateCustomer(id: $id, input: { tags: ["seen"] }) { id } }';

let app: TestApp;
let dana: Writer;
let stranger: Writer;
let customer: GraphQLPerson;

beforeAll(async () => {
  app = await startTestApp();
  dana = await withCustomer(await app.professional());
  stranger = await withCustomer(await app.professional('Somebody Else'));
  customer = app.visitor();
});

describe('activity', () => {
  it('is sent live to its own business only', async () => {
    const mine = await subscribe(app, dana.person, ACTIVITY);
    const theirs = await subscribe(app, stranger.person, ACTIVITY);
    const quote = await dana.sent();
    expect(await mine.next()).toMatchObject({ activity: { type: 'quote.created', actorName: 'Dana Ruiz' } });
    expect(await mine.next()).toMatchObject({ activity: { type: 'quote.sent', quote: { id: quote.id } } });
    await stranger.person.ask(TAG, { id: stranger.customerId });
    expect(await theirs.next()).toMatchObject({ activity: { type: 'customer.updated' } });
    expect(theirs.received).toHaveLength(1);
  });

  it('includes customers’ actions in the portal, with the current quote', async () => {
    const quote = await dana.sent();
    const heard = await subscribe(app, dana.person, ACTIVITY);
    await customer.ask(ACCEPT, { input: { token: tokenOf(quote), signerName: 'Robin Vale' } });
    expect(await heard.next()).toEqual({
      activity: {
        type: 'quote.accepted',
        summary: `Robin Vale accepted quote ${quote.number}`,
        actorName: 'Bay Staffing',
        invoice: null,
        quote: { id: quote.id, status: 'ACCEPTED' },
      },
    });
  });

  it('continues after an invalid announcement', async () => {
    const heard = await subscribe(app, dana.person, ACTIVITY);
    for (const text of ['', 'not JSON', '{"kind":"activity"}', '[{"kind":"of another version"}]'])
      await sql`select pg_notify('whorl_live', ${text})`.execute(app.services.database.em.getKysely());
    await dana.person.ask(TAG, { id: dana.customerId });
    expect(await heard.next()).toMatchObject({ activity: { type: 'customer.updated' } });
  });

  it('requires a member', async () => {
    await refusedSubscription('UNAUTHENTICATED', app, customer, ACTIVITY);
    await refusedSubscription(
      'UNAUTHENTICATED',
      app,
      new GraphQLPerson(app.address, undefined, 'no.real.token'),
      ACTIVITY,
    );
  });
});

describe('invoicePayment', () => {
  it('emits every recorded or voided payment with the new balance', async () => {
    const invoice = await sentInvoice(dana);
    const heard = await subscribe(app, dana.person, PAYMENTS);
    const payment = await pay(dana.person, invoice.id, 3000);
    expect(await heard.next()).toMatchObject({
      invoicePayment: {
        invoice: { id: invoice.id, status: 'PARTIAL', paidCents: 3000, balanceCents: 4000 },
        payment: { id: payment.id, status: 'SUCCEEDED', amountCents: 3000 },
      },
    });
    await dana.person.ask(VOID_PAYMENT, { id: payment.id });
    expect(await heard.next()).toMatchObject({
      invoicePayment: { invoice: { balanceCents: 7000 }, payment: { id: payment.id, status: 'VOIDED' } },
    });
  });

  it('can be limited to one invoice, and never shows another business', async () => {
    const [one, other] = [await sentInvoice(dana), await sentInvoice(dana)];
    const ofOne = await subscribe(app, dana.person, PAYMENTS, { invoiceId: one.id.toUpperCase() });
    const ofAll = await subscribe(app, dana.person, PAYMENTS);
    const theirs = await subscribe(app, stranger.person, PAYMENTS);
    await pay(dana.person, other.id, 1000);
    await pay(dana.person, one.id, 2000);
    expect(await ofOne.next()).toMatchObject({ invoicePayment: { invoice: { id: one.id } } });
    expect(ofOne.received).toHaveLength(1);
    await ofAll.next();
    await ofAll.next();
    expect(ofAll.received.map(({ invoicePayment }) => invoicePayment.invoice.id)).toEqual([other.id, one.id]);

    const { id } = await sentInvoice(stranger);
    await pay(stranger.person, id, 500);
    expect(await theirs.next()).toMatchObject({ invoicePayment: { invoice: { id } } });
    expect(theirs.received).toHaveLength(1);
  });

  it('emits all of 20 concurrent payments, ending with the right balance', async () => {
    const invoice = await sentInvoice(dana);
    const heard = await subscribe(app, dana.person, PAYMENTS, { invoiceId: invoice.id });
    const payments = await Promise.all(Array.from({ length: 20 }, () => pay(dana.person, invoice.id, 350)));
    for (const _ of payments) await heard.next();
    const ids = heard.received.map(({ invoicePayment }) => invoicePayment.payment.id);
    expect(new Set(ids)).toEqual(new Set(payments.map(({ id }) => id)));
    expect(heard.received.at(-1).invoicePayment.invoice).toMatchObject({ status: 'PAID', balanceCents: 0 });
  });

  it('is refused to visitors, and for unknown or foreign invoices', async () => {
    const invoice = await sentInvoice(dana);
    await refusedSubscription('UNAUTHENTICATED', app, customer, PAYMENTS);
    await refusedSubscription('NOT_FOUND', app, stranger.person, PAYMENTS, { invoiceId: invoice.id });
    await refusedSubscription('NOT_FOUND', app, dana.person, PAYMENTS, { invoiceId: 'none' });
  });
});

describe('portalInvoice', () => {
  it('shows a payment to the customer and the professional within a second', async () => {
    const [invoice, other] = [await sentInvoice(dana), await sentInvoice(dana)];
    const shown = await subscribe(app, customer, PORTAL, { token: tokenOf(invoice) });
    const heard = await subscribe(app, dana.person, PAYMENTS);
    await pay(dana.person, other.id, 1000);
    await pay(dana.person, invoice.id, 3000);
    const recordedAt = performance.now();
    expect(await shown.next()).toEqual({
      portalInvoice: {
        number: invoice.number,
        status: 'PARTIAL',
        preview: false,
        paidCents: 3000,
        balanceCents: 4000,
        payments: [{ amountCents: 3000 }],
        lines: [{ capReason: null }],
      },
    });
    expect(performance.now() - recordedAt).toBeLessThan(1000);
    await heard.next();
    expect(await heard.next()).toMatchObject({ invoicePayment: { invoice: { id: invoice.id } } });
    expect(shown.received).toHaveLength(1);
  });

  it('distinguishes a professional’s preview from the customer’s view', async () => {
    const invoice = await sentInvoice(dana);
    const own = await subscribe(app, dana.person, PORTAL, { token: tokenOf(invoice) });
    const shown = await subscribe(app, customer, PORTAL, { token: tokenOf(invoice) });
    await pay(dana.person, invoice.id, 7000);
    expect(await own.next()).toMatchObject({ portalInvoice: { preview: true } });
    expect(await shown.next()).toMatchObject({ portalInvoice: { preview: false } });
  });

  it('ends when the invoice is voided', async () => {
    const invoice = await sentInvoice(dana);
    const shown = await subscribe(app, customer, PORTAL, { token: tokenOf(invoice) });
    await dana.person.ask(VOID_INVOICE, { id: invoice.id });
    await shown.end();
    expect(shown.errors).toEqual([]);
    expect(shown.received).toEqual([]);
    await refusedSubscription('NOT_FOUND', app, customer, PORTAL, { token: tokenOf(invoice) });
  });

  it('is refused for an invalid link', async () => {
    await refusedSubscription('NOT_FOUND', app, customer, PORTAL, { token: 'unknown' });
  });
});

describe('an ended session', () => {
  it('ends its own subscriptions only', async () => {
    const person = await app.professional('Signs out');
    const { account } = person;
    const writer = await withCustomer(person);
    const invoice = await sentInvoice(writer);
    const session = await app
      .visitor()
      .ask('mutation ($input: SignInInput!) { signIn(input: $input) { accessToken refreshToken } }', {
        input: { email: account.email, password: account.password, tokenDelivery: 'BODY' },
      });
    const elsewhere = new GraphQLPerson(app.address, account, session.signIn.accessToken);
    const activity = await subscribe(app, elsewhere, ACTIVITY);
    const payments = await subscribe(app, elsewhere, PAYMENTS);
    const shown = await subscribe(app, customer, PORTAL, { token: tokenOf(invoice) });
    await elsewhere.ask('mutation { signOut }');
    await Promise.all([activity.end(), payments.end()]);
    await refusedSubscription('UNAUTHENTICATED', app, elsewhere, ACTIVITY);
    const back = await app.visitor().ask('mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }', {
      input: { email: account.email, password: account.password },
    });
    await pay(new GraphQLPerson(app.address, account, back.signIn.accessToken), invoice.id, 7000);
    expect(await shown.next()).toMatchObject({ portalInvoice: { status: 'PAID' } });
    expect(activity.received).toEqual([]);
  });
});
