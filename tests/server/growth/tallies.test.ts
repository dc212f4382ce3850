import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { connectTo } from '#tests/support/database.ts';
import { type Biller, moveDueDate, withDebtor } from '#tests/support/invoices.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { age, businessOf, hearOfPlan } from '#tests/support/plans.ts';
import { government, rolling } from '#tests/support/quotes.ts';

// What is kept of a business's history as its rows are written is what the rows come to: after any sequence of commands,
// after many at once, after what was undone, and wherever the business's midnight is.

const SETTINGS = 'mutation ($input: BusinessInput!) { updateBusiness(input: $input) { id } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const database = () => app.services.database.em.getKysely();

/** What is kept, and the same worked out anew from the rows. */
async function keptAndTrue(person: GraphQLPerson) {
  const businessId = businessOf(app, person);
  const tallies = sql<{ key: string }>`
    select concat_ws(' ', kind, status, aged_on, ends_on, count, cents) as key from tallies
    where business_id = ${businessId} and (count <> 0 or cents <> 0)
    union all select concat_ws(' ', 'balance', customer_id, cents) from customer_balances
    where business_id = ${businessId} and cents <> 0 order by 1`;
  const kept = await tallies.execute(database());
  const again = await database()
    .transaction()
    .execute(async (transaction) => {
      await sql`select retally(${businessId})`.execute(transaction);
      return tallies.execute(transaction);
    });
  return { kept: kept.rows.map(({ key }) => key), again: again.rows.map(({ key }) => key) };
}

async function expectKept(person: GraphQLPerson): Promise<void> {
  const { kept, again } = await keptAndTrue(person);
  expect(kept).toEqual(again);
  await expectAnswersOf(person);
}

/** What the API answers from what is kept, beside the same counted from the rows by the words of the trade. */
async function expectAnswersOf(person: GraphQLPerson): Promise<void> {
  const businessId = businessOf(app, person);
  const answer = await person.ask(`{
    today { owedCents openCount overdueCents overdueCount quotesWaitingCount quotesWaitingCents paidThisMonthCents }
    monthMoney { receivedCents refundedCents tipCents feesCents disputedCents passThroughCents methods { method count receivedCents } }
    invoices { totalCount } drafts: invoices(filter: { status: [DRAFT] }) { totalCount }
    overdue: invoices(filter: { overdue: true }) { totalCount } others: invoices(filter: { overdue: false }) { totalCount }
    quotes { totalCount } customers { totalCount nodes { balanceCents } }
    gone: customers(filter: { archived: true }) { totalCount nodes { balanceCents } }
    planUsage { limit used }
  }`);
  const { rows } = await sql<{ truth: unknown }>`
    with b as (select id, (now() at time zone time_zone)::date as today,
        date_trunc('month', now() at time zone time_zone) at time zone time_zone as begins from businesses where id = ${businessId}),
      i as (select i.*, status in ('SENT', 'VIEWED', 'PARTIAL') and balance_cents > 0 as open,
        coalesce(due_date < today, false) as late from invoices i join b on b.id = business_id),
      l as (select * from i where open or greatest(created_at, paid_at) >= date_trunc('day', now(), 'UTC') - interval '3 years'),
      q as (select q.* from quotes q join b on b.id = business_id),
      w as (select q.* from q, b where status in ('SENT', 'VIEWED') and coalesce(valid_until >= today, true)),
      p as (select p.* from payments p join b on b.id = business_id where received_at >= begins),
      r as (select * from p where status in ('SUCCEEDED', 'PARTLY_REFUNDED', 'REFUNDED')),
      s as (select c.id from customers c join b on b.id = c.business_id where archived_at is null and (
        exists (select from q where customer_id = c.id and created_at >= begins) or exists (select from i where customer_id = c.id and created_at >= begins)))
    select json_build_object(
      'today', (select json_build_object('owedCents', coalesce(sum(balance_cents) filter (where open), 0)::bigint,
        'openCount', count(*) filter (where open),
        'overdueCents', coalesce(sum(balance_cents) filter (where open and late), 0)::bigint,
        'overdueCount', count(*) filter (where open and late)) from i),
      'waiting', (select json_build_array(count(*), coalesce(sum(total_cents), 0)::bigint) from w),
      'month', (select json_build_array(coalesce(sum(amount_cents), 0)::bigint, coalesce(sum(refunded_cents), 0)::bigint,
        coalesce(sum(least(tip_cents, amount_cents - refunded_cents)), 0)::bigint) from r),
      'counts', (select json_build_array(count(*), count(*) filter (where status = 'DRAFT'),
        count(*) filter (where open and late), count(*) filter (where not (open and late))) from l),
      'quotes', (select count(*) from q), 'customers', (select json_build_array(count(*) filter (where archived_at is null),
        count(*) filter (where archived_at is not null)) from customers join b on b.id = business_id),
      'used', json_build_array((select count(*) from s), (select count(*) from q, b where created_at >= begins),
        (select count(*) from i where created_at >= (select begins from b)))) as truth from b
  `.execute(database());
  const used = (limit: string) => answer.planUsage.find((usage: { limit: string }) => usage.limit === limit).used;
  const { quotesWaitingCount, quotesWaitingCents, paidThisMonthCents, ...owed } = answer.today;
  const { receivedCents, refundedCents, tipCents } = answer.monthMoney;
  expect(paidThisMonthCents).toBe(receivedCents - refundedCents);
  const balances = [answer.customers, answer.gone]
    .flatMap(({ nodes }) => nodes)
    .map(({ balanceCents }) => balanceCents);
  expect(balances.reduce((sum, cents) => sum + cents, 0)).toBe(owed.owedCents);
  expect({
    today: owed,
    waiting: [quotesWaitingCount, quotesWaitingCents],
    month: [receivedCents, refundedCents, tipCents],
    counts: [answer.invoices, answer.drafts, answer.overdue, answer.others].map(({ totalCount }) => totalCount),
    quotes: answer.quotes.totalCount,
    customers: [answer.customers.totalCount, answer.gone.totalCount],
    used: ['ACTIVE_CUSTOMERS', 'QUOTES_PER_MONTH', 'INVOICES_PER_MONTH'].map(used),
  }).toEqual(rows[0]!.truth);
}

type Deed = (at: number, biller: Biller) => Promise<unknown>;
const VERBS = ['sendInvoice', 'voidInvoice', 'duplicateInvoice', 'sendQuote', 'voidQuote', 'duplicateQuote'];

/** What a professional does, to the n-th of what there is; what the state refuses changes nothing, and that is a deed too. */
const deeds: Record<string, Deed> = {
  bill: (at, biller) => make(biller, 'Invoice', [{ ...rolling, unitCents: 100 + at }, ...(at % 2 ? [government] : [])]),
  owe: async (at, biller) => {
    const id = await make(biller, 'Invoice', [{ ...rolling, unitCents: 100 + at }]);
    await biller.person.send('mutation ($id: ID!) { sendInvoice(id: $id) { id } }', { id });
  },
  quote: async (at, biller) => {
    const id = await make(biller, 'Quote', [{ ...rolling, unitCents: 100 + at }]);
    await biller.person.send('mutation ($id: ID!) { sendQuote(id: $id) { id } }', { id });
  },
  late: async (at, biller) => moveDueDate(app, (await nth(biller, 'invoices', at)).id, '2026-01-02'),
  pay: async (at, biller) => {
    const { id, balanceCents } = await nth(biller, 'invoices', at);
    const amountCents = at % 3 ? Math.ceil(balanceCents / 2) : balanceCents;
    await biller.person.send('mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }', {
      input: {
        invoiceId: id,
        amountCents,
        method: at % 2 ? 'CASH' : 'CHECK',
        receivedAt: new Date(Date.now() - at * 86_400_000).toISOString(),
      },
    });
  },
  takeBack: async (at, biller) => {
    const { payments } = await nth(biller, 'invoices', at);
    if (payments[0])
      await biller.person.send('mutation ($id: ID!) { voidPayment(id: $id, reason: "Bounced") { id } }', {
        id: payments[0].id,
      });
  },
  writeOff: async (at, biller) =>
    biller.person.send('mutation ($id: ID!) { writeOffInvoice(id: $id, reason: "Gone") { id } }', {
      id: (await nth(biller, 'invoices', at)).id,
    }),
  delete: async (at, biller) =>
    biller.person.send('mutation ($id: ID!) { deleteInvoice(id: $id) }', {
      id: (await nth(biller, 'invoices', at)).id,
    }),
  verb: async (at, biller) => {
    const verb = VERBS[at % VERBS.length]!;
    const list = verb.endsWith('Quote') ? 'quotes' : 'invoices';
    await biller.person.send(`mutation ($id: ID!) { ${verb}(id: $id) { id } }`, {
      id: (await nth(biller, list, at)).id,
    });
  },
  age: async (at, biller) => age(app, 'invoices', (await nth(biller, 'invoices', at)).id, at * 20),
  archive: (_, { person, customerId }) =>
    person.send('mutation ($id: ID!) { archiveCustomer(id: $id) { id } }', { id: customerId }),
  restore: (_, { person, customerId }) =>
    person.send('mutation ($id: ID!) { restoreCustomer(id: $id) { id } }', { id: customerId }),
  move: (at, { person }) =>
    person.send(SETTINGS, {
      input: { timeZone: ['America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'][at % 3] },
    }),
};

/** Refused for a customer who is archived. */
async function make({ person, customerId }: Biller, kind: 'Invoice' | 'Quote', lines: unknown[]): Promise<string> {
  const { data } = await person.send(`mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { id } }`, {
    input: { customerId, lines },
  });
  return data?.[`create${kind}`]?.id ?? 'none';
}

async function nth({ person }: Biller, list: string, at: number) {
  const parts = list === 'invoices' ? 'id balanceCents payments { id }' : 'id';
  const { nodes } = (await person.ask(`{ ${list}(first: 100) { nodes { ${parts} } } }`))[list];
  return (
    nodes[at % Math.max(nodes.length, 1)] ?? {
      id: '00000000-0000-7000-8000-000000000000',
      balanceCents: 1,
      payments: [],
    }
  );
}

async function atWork(name: string): Promise<Biller> {
  const biller = await withDebtor(await app.professional(name));
  await hearOfPlan(app, biller.person, { tier: 'PREMIUM' });
  return biller;
}

const deed = fc.record({ what: fc.constantFrom(...Object.keys(deeds)), at: fc.nat({ max: 40 }) });

it('is kept through any sequence of commands', async () => {
  const biller = await atWork('Sequences');
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 20, maxLength: 25 }), async (plan) => {
      for (const { what, at } of plan) await deeds[what]!(at, biller);
      await expectKept(biller.person);
    }),
    { numRuns: 3, endOnFailure: true },
  );
});

it('is kept where everything happens at once', async () => {
  const biller = await atWork('At once');
  for (let at = 0; at < 8; at += 1) await biller.owing(5000);
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 25, maxLength: 30 }), async (plan) => {
      await Promise.all(plan.map(({ what, at }) => deeds[what]!(at, biller)));
      await expectKept(biller.person);
    }),
    { numRuns: 3, endOnFailure: true },
  );
});

it('shares government fees among payments as they come, to the cent', async () => {
  const biller = await withDebtor(await app.professional('Government'));
  const fee = { ...government, quantity: 1, unitCents: 3333 };
  const invoice = await biller.sent({ lines: [{ ...rolling, quantity: 1, unitCents: 3334 }, fee] });
  for (const cents of [1000, 1, 2999, 2667]) await biller.pay(invoice.id, cents);
  const shares = async () =>
    (
      await sql<{
        cents: string;
      }>`select government_cents as cents from payments where invoice_id = ${invoice.id} order by received_at, id`.execute(
        database(),
      )
    ).rows.map(({ cents }) => Number(cents));
  expect((await shares()).reduce((sum, cents) => sum + cents, 0)).toBe(3333);
  await expectKept(biller.person);
  const { payments } = await biller.read(invoice.id);
  await biller.voidPayment(payments[0].id);
  expect((await shares()).reduce((sum, cents) => sum + cents, 0)).toBe(Math.round((3333 * 5667) / 6667));
  await expectKept(biller.person);
});

it('is kept by two who record at once, and nothing is left to be folded', async () => {
  const biller = await withDebtor(await app.professional('Two recorders'));
  const [one, other] = [await biller.owing(5000), await biller.owing(5000)];
  await Promise.all([...Array(25).keys()].flatMap(() => [biller.pay(one.id, 100), biller.pay(other.id, 100)]));
  expect((await biller.read(one.id)).balanceCents).toBe(2500);
  await expectKept(biller.person);
  const { rows } = await sql`select from tally_changes`.execute(database());
  expect(rows).toEqual([]);
});

it('is folded by the index of what a business changed, whatever others have left there', async () => {
  const { person } = await withDebtor(await app.professional('Folded'));
  const client = await connectTo(app.databaseUrl);
  await client.query('begin');
  await client.query('update customers set archived_at = now() where business_id = $1', [businessOf(app, person)]);
  await client.query('set constraints all immediate');
  const { rows } = await client.query(`
    select pg_stat_get_xact_numscans('tally_changes'::regclass)::int as gone_through,
      pg_stat_get_xact_tuples_fetched('tally_changes_business'::regclass) > 0 as looked_up`);
  await client.query('rollback');
  expect(rows).toEqual([{ gone_through: 0, looked_up: true }]);
});
