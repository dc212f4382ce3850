import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { CREATE_INVOICE, withDebtor } from '#tests/support/invoices.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { age, hearOfPlan } from '#tests/support/plans.ts';
import {
  CONVERT_QUOTE,
  CREATE_QUOTE,
  customerOf,
  quoteVerb,
  rolling,
  type Writer,
  withCustomer,
} from '#tests/support/quotes.ts';

const USAGE = '{ planUsage { limit used allowed near reached liftedBy } }';
const ARCHIVE = 'mutation ($id: ID!) { archiveCustomer(id: $id) { id } }';
const RESTORE = 'mutation ($id: ID!) { restoreCustomer(id: $id) { id } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

async function onStarter(): Promise<Writer> {
  const dana = await app.professional();
  await hearOfPlan(app, dana, { tier: 'STARTER' });
  return withCustomer(dana);
}

const usageOf = async (person: GraphQLPerson, limit: string) =>
  (await person.ask(USAGE)).planUsage.find((usage: { limit: string }) => usage.limit === limit);

async function times<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let at = 0; at < count; at++) made.push(await make());
  return made;
}

describe('the monthly limit of quotes', () => {
  it('refuses creating and duplicating, naming limit, usage and the next plan', async () => {
    const { person, customerId, create } = await onStarter();
    const [first] = await times(10, () => create());
    const input = { customerId, lines: [rolling] };
    const { message, extensions } = await person.refused('PLAN_LIMIT_REACHED', CREATE_QUOTE, { input });
    expect(extensions).toMatchObject({ limit: 'QUOTES_PER_MONTH', used: 10, allowed: 10, plan: 'PROFESSIONAL' });
    expect(message).toContain('Starter includes 10 quotes a month, and you’ve used 10. Professional has 300');
    await person.refused('PLAN_LIMIT_REACHED', quoteVerb('duplicateQuote'), { id: first.id });
  });

  it('is enforced exactly for concurrent requests', async () => {
    const { person, customerId, create } = await onStarter();
    await times(8, () => create());
    const input = { customerId, lines: [rolling] };
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => person.send(CREATE_QUOTE, { input })));
    const codes = outcomes.map(({ errors }) => errors?.[0]?.extensions.code ?? 'made').sort();
    expect(codes).toEqual([...Array(4).fill('PLAN_LIMIT_REACHED'), 'made', 'made']);
    expect(await usageOf(person, 'QUOTES_PER_MONTH')).toMatchObject({ used: 10, reached: true });
  });

  it('does not affect repeated requests, even for the last quote', async () => {
    const { person, customerId, create } = await onStarter();
    await times(9, () => create());
    const input = { customerId, lines: [rolling], idempotencyKey: 'the tenth' };
    const ask = async () => (await person.ask(CREATE_QUOTE, { input })).createQuote.id;
    expect(await ask()).toBe(await ask());
  });

  it('resets with the month, in the business’s time zone', async () => {
    const { person, create } = await onStarter();
    const made = await times(10, () => create());
    await person.ask('mutation ($input: BusinessInput!) { updateBusiness(input: $input) { id } }', {
      input: { timeZone: 'Pacific/Auckland' },
    });
    // A minute before the month began there; in other time zones that is still the same month.
    await sql`update quotes set created_at = date_trunc('month', now() at time zone 'Pacific/Auckland')
      at time zone 'Pacific/Auckland' - interval '1 minute' where id = ${made[0].id}`.execute(
      app.services.database.em.getKysely(),
    );
    expect(await usageOf(person, 'QUOTES_PER_MONTH')).toMatchObject({ used: 9, reached: false, near: true });
    await create();
  });

  it('is raised by a larger plan at once, and freed by deleting a draft', async () => {
    const { person, create } = await onStarter();
    const [first] = await times(10, () => create());
    await person.ask('mutation ($id: ID!) { deleteQuote(id: $id) }', { id: first.id });
    await create();
    await hearOfPlan(app, person, { tier: 'PREMIUM' });
    await create();
    expect(await usageOf(person, 'QUOTES_PER_MONTH')).toMatchObject({ used: 11, allowed: null, near: false });
  });
});

describe('the monthly limit of invoices', () => {
  it('refuses every way of creating one, but never a customer’s acceptance', async () => {
    const writer = await onStarter();
    const { person, customerId } = writer;
    const quote = await writer.sent();
    await withDebtor(person, { name: 'Second' });
    const invoices = await times(10, async () => {
      const { createInvoice } = await person.ask(CREATE_INVOICE, { input: { customerId, lines: [rolling] } });
      return createInvoice;
    });
    const { extensions } = await person.refused('PLAN_LIMIT_REACHED', CREATE_INVOICE, {
      input: { customerId, lines: [rolling] },
    });
    expect(extensions).toMatchObject({ limit: 'INVOICES_PER_MONTH', used: 10, allowed: 10, plan: 'PROFESSIONAL' });
    await person.refused('PLAN_LIMIT_REACHED', 'mutation ($id: ID!) { duplicateInvoice(id: $id) { id } }', {
      id: invoices[0].id,
    });
    await customerOf(app).accept(quote);
    await person.refused('PLAN_LIMIT_REACHED', CONVERT_QUOTE, { id: quote.id });
    expect((await writer.read(quote.id)).status).toBe('ACCEPTED');
  });
});

describe('the limit of active customers', () => {
  it('counts customers with documents this month; refuses a new one, never further work for counted ones', async () => {
    const first = await onStarter();
    const { person } = first;
    await first.create();
    const others = await Promise.all([1, 2, 3, 4, 5].map((at) => withCustomer(person, { name: `Customer ${at}` })));
    for (const other of others.slice(0, 4)) await other.create();
    const sixth = others[4]!;
    const input = { customerId: sixth.customerId, lines: [rolling] };
    const { extensions } = await person.refused('PLAN_LIMIT_REACHED', CREATE_QUOTE, { input });
    expect(extensions).toMatchObject({ limit: 'ACTIVE_CUSTOMERS', used: 5, allowed: 5, plan: 'PROFESSIONAL' });
    await person.refused('PLAN_LIMIT_REACHED', CREATE_INVOICE, { input });
    await first.create();

    await person.ask(ARCHIVE, { id: first.customerId });
    await sixth.create();
    await person.refused('PLAN_LIMIT_REACHED', RESTORE, { id: first.customerId });
  });

  it('resets with the month', async () => {
    const first = await onStarter();
    const quote = await first.create();
    expect(await usageOf(first.person, 'ACTIVE_CUSTOMERS')).toMatchObject({ used: 1, allowed: 5 });
    await age(app, 'quotes', quote.id, 40);
    expect(await usageOf(first.person, 'ACTIVE_CUSTOMERS')).toMatchObject({ used: 0 });
  });
});

describe('planUsage', () => {
  it('returns every limit, its usage and the next plan', async () => {
    const { person, create } = await onStarter();
    await times(8, () => create());
    const { planUsage } = await person.ask(USAGE);
    expect(planUsage).toEqual([
      { limit: 'ACTIVE_CUSTOMERS', used: 1, allowed: 5, near: false, reached: false, liftedBy: 'PROFESSIONAL' },
      { limit: 'QUOTES_PER_MONTH', used: 8, allowed: 10, near: true, reached: false, liftedBy: 'PROFESSIONAL' },
      { limit: 'INVOICES_PER_MONTH', used: 0, allowed: 10, near: false, reached: false, liftedBy: 'PROFESSIONAL' },
      { limit: 'RETENTION_DAYS', used: 0, allowed: 90, near: false, reached: false, liftedBy: 'PROFESSIONAL' },
      { limit: 'CONCURRENT_SESSIONS', used: 1, allowed: 1, near: false, reached: false, liftedBy: 'PREMIUM' },
      { limit: 'TEAM_MEMBERS', used: 0, allowed: 0, near: false, reached: false, liftedBy: 'PREMIUM' },
    ]);
  });
});
