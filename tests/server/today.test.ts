import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, startOfMonthIn, todayIn } from '#domain/dates.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { type Biller, moveDueDate, withDebtor } from '#tests/support/invoices.ts';
import { lapse, withCustomer } from '#tests/support/quotes.ts';
import { inRole } from '#tests/support/roles.ts';

const TODAY = `{ today {
  owedCents overdueCents overdueCount openCount quotesWaitingCount quotesWaitingCents paidThisMonthCents
  hasCustomers hasQuotes hasSentQuote hasInvoices hasPayments
} }`;
const SETTINGS = 'mutation ($input: BusinessInput!) { updateBusiness(input: $input) { id } }';
const nothing = {
  owedCents: 0,
  overdueCents: 0,
  overdueCount: 0,
  openCount: 0,
  quotesWaitingCount: 0,
  quotesWaitingCents: 0,
  paidThisMonthCents: 0,
  hasCustomers: false,
  hasQuotes: false,
  hasSentQuote: false,
  hasInvoices: false,
  hasPayments: false,
};

let app: TestApp;
let dana: Biller;

beforeAll(async () => {
  app = await startTestApp();
  dana = await withDebtor(await app.professional());
});

const todayOf = async ({ person }: Pick<Biller, 'person'>) => (await person.ask(TODAY)).today;

describe('today', () => {
  it('is empty at first, whatever other businesses have', async () => {
    await dana.owing(5000);
    expect(await todayOf({ person: await app.professional('Just begun') })).toEqual(nothing);
  });

  it('shows the balance and the overdue part', async () => {
    const biller = await withDebtor(await app.professional('Owed'));
    await biller.create();
    const [late, partly, paid, lost, gone] = [
      await biller.owing(1000),
      await biller.owing(2000),
      await biller.owing(4000),
      await biller.owing(8000),
      await biller.owing(16_000),
    ];
    for (const { id } of [late, lost, gone]) await moveDueDate(app, id, addDays(todayIn('America/Los_Angeles'), -1));
    await moveDueDate(app, partly.id, todayIn('America/Los_Angeles'));
    await biller.pay(partly.id, 500);
    await biller.pay(paid.id, 4000);
    await biller.writeOff(lost.id, 'Out of business');
    await biller.act('voidInvoice', gone.id);
    expect(await todayOf(biller)).toEqual({
      ...nothing,
      owedCents: 1000 + 1500,
      openCount: 2,
      overdueCents: 1000,
      overdueCount: 1,
      paidThisMonthCents: 4500,
      hasCustomers: true,
      hasInvoices: true,
      hasPayments: true,
    });
  });

  it('counts quotes that wait for an answer, without expired ones', async () => {
    const writer = await withCustomer(await app.professional('Quotes'));
    const draft = await writer.create();
    expect(await todayOf(writer)).toEqual({ ...nothing, hasCustomers: true, hasQuotes: true });
    const [lapsed, gone] = [await writer.sent(), await writer.sent()];
    await lapse(app, lapsed.id);
    await writer.act('voidQuote', gone.id);
    await writer.sent({ validUntil: todayIn('America/Los_Angeles') });
    await writer.sent({ validUntil: null });
    expect(await todayOf(writer)).toEqual({
      ...nothing,
      quotesWaitingCount: 2,
      quotesWaitingCents: 2 * draft.totalCents,
      hasCustomers: true,
      hasQuotes: true,
      hasSentQuote: true,
    });
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'sums the month from its start in the business’s time zone: %s',
    async (timeZone) => {
      const biller = await withDebtor(await app.professional('Far away'));
      await biller.person.ask(SETTINGS, { input: { timeZone } });
      const begin = startOfMonthIn(timeZone).getTime();
      const { id } = await biller.owing(5000);
      await biller.pay(id, 1000, { receivedAt: new Date(begin - 1).toISOString() });
      expect(await todayOf(biller)).toMatchObject({ paidThisMonthCents: 0, owedCents: 4000, hasPayments: true });
      await biller.pay(id, 300, { receivedAt: new Date(begin).toISOString() });
      expect(await todayOf(biller)).toMatchObject({ paidThisMonthCents: 300, owedCents: 3700 });
    },
  );

  it('subtracts voided payments and refunds', async () => {
    const biller = await withDebtor(await app.professional('Gives back'));
    const { id } = await biller.owing(5000);
    const [bounced, refunded] = [await biller.pay(id, 1000), await biller.pay(id, 2000)];
    await biller.voidPayment(bounced.id);
    // Simulates a refund. A payment and its invoice must change in one transaction.
    await app.services.database.em.fork().transactional(async (em) => {
      await sql`
        update payments set status = 'PARTLY_REFUNDED', refunded_cents = 500 where id = ${refunded.id}
      `.execute(em.getKysely());
      await sql`update invoices set paid_cents = 1500 where id = ${id}`.execute(em.getKysely());
    });
    expect(await todayOf(biller)).toMatchObject({ paidThisMonthCents: 1500 });
  });
});

describe('permissions', () => {
  it('refuse visitors', async () => {
    await app.visitor().refused('UNAUTHENTICATED', TODAY);
  });

  it('show revenue to roles with reports only; a field agent sees the rest', async () => {
    const agent = inRole(app, dana.person, 'FIELD_AGENT');
    const money = await agent.ask('{ today { owedCents overdueCents quotesWaitingCents paidThisMonthCents } }');
    expect(money.today).toEqual({
      owedCents: null,
      overdueCents: null,
      quotesWaitingCents: null,
      paidThisMonthCents: null,
    });
    const { today } = await agent.ask('{ today { openCount overdueCount quotesWaitingCount hasInvoices } }');
    expect(today).toEqual({ openCount: 1, overdueCount: 0, quotesWaitingCount: 0, hasInvoices: true });
    expect(await todayOf({ person: inRole(app, dana.person, 'BOOKKEEPER') })).toMatchObject({ owedCents: 5000 });
  });
});
