import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { allowanceOf } from '#domain/planLimits.ts';
import { PAID_TIERS, planOf } from '#domain/plans.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { age, giveBetaAccess, hearOfPlan, inDays } from '#tests/support/plans.ts';
import { customerOf, withCustomer } from '#tests/support/quotes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const numbers = ({ nodes }: { nodes: { number: string }[] }) => nodes.map(({ number }) => number).sort();

async function lists(person: GraphQLPerson) {
  const { quotes, invoices } = await person.ask(
    '{ quotes { totalCount nodes { number } } invoices { totalCount nodes { number } } }',
  );
  expect(quotes.totalCount).toBe(quotes.nodes.length);
  expect(invoices.totalCount).toBe(invoices.nodes.length);
  return { quotes: numbers(quotes), invoices: numbers(invoices) };
}

const found = async (person: GraphQLPerson, query: string): Promise<string[]> =>
  (await person.ask('query ($query: String!) { search(query: $query) { title } }', { query })).search
    .map(({ title }: { title: string }) => title)
    .sort();

describe('records older than the retention of the plan', () => {
  it('are hidden from lists and search, open by link, complete, and shown again with a larger plan', async () => {
    const dana = await app.professional();
    const writer = await withCustomer(dana, { name: 'Quarry Lane Notary' });
    const debtor = await withDebtor(dana, { name: 'Quarry Lane Escrow' });
    const [oldQuote, newQuote] = [await writer.create(), await writer.create()];
    const [oldInvoice, newInvoice] = [await debtor.owing(5000), await debtor.owing(5000)];
    await debtor.pay(oldInvoice.id, 5000);
    await age(app, 'quotes', oldQuote.id, 91);
    await age(app, 'invoices', oldInvoice.id, 91);

    const all = {
      quotes: [oldQuote.number, newQuote.number],
      invoices: [oldInvoice.number, newInvoice.number],
    };
    expect(await lists(dana)).toEqual(all);
    await hearOfPlan(app, dana, { tier: 'STARTER' });
    expect(await lists(dana)).toEqual({ quotes: [newQuote.number], invoices: [newInvoice.number] });
    expect(await found(dana, oldQuote.number)).not.toContain(oldQuote.number);
    expect(await found(dana, 'Quarry Lane')).toEqual(
      ['Quarry Lane Notary', 'Quarry Lane Escrow', newQuote.number, newInvoice.number].sort(),
    );
    expect((await writer.read(oldQuote.id)).number).toBe(oldQuote.number);
    expect((await debtor.read(oldInvoice.id)).payments).toHaveLength(1);

    await hearOfPlan(app, dana, { tier: 'PROFESSIONAL' });
    expect(await lists(dana)).toEqual(all);
    expect(await found(dana, oldQuote.number)).toContain(oldQuote.number);
  });

  it('exclude unpaid invoices; a payment restarts the time', async () => {
    const dana = await app.professional();
    await hearOfPlan(app, dana, { tier: 'STARTER' });
    const debtor = await withDebtor(dana);
    const owing = await debtor.owing(5000);
    await age(app, 'invoices', owing.id, 200);
    expect((await lists(dana)).invoices).toEqual([owing.number]);
    expect(await found(dana, owing.number)).toContain(owing.number);
    expect((await dana.ask('{ today { owedCents openCount } }')).today).toEqual({ owedCents: 5000, openCount: 1 });
    await debtor.pay(owing.id, 5000);
    expect((await lists(dana)).invoices).toEqual([owing.number]);
    await age(app, 'invoices', owing.id, 91);
    expect((await lists(dana)).invoices).toEqual([]);
  });

  it('exclude recently sent or answered quotes; Today counts the shown ones', async () => {
    const dana = await app.professional();
    await hearOfPlan(app, dana, { tier: 'STARTER' });
    const writer = await withCustomer(dana);
    const waiting = await writer.sent({ validUntil: null });
    const answered = await writer.sent({ validUntil: null });
    await age(app, 'quotes', waiting.id, 91);
    await age(app, 'quotes', answered.id, 91);
    expect((await dana.ask('{ today { quotesWaitingCount } }')).today.quotesWaitingCount).toBe(0);
    await customerOf(app).accept(answered);
    expect((await lists(dana)).quotes).toEqual([answered.number]);
  });

  it('are determined by the plan’s limit, and Premium’s during beta access', async () => {
    const dana = await app.professional();
    const { id } = await (await withCustomer(dana)).create();
    const isListed = async () => (await lists(dana)).quotes.length === 1;
    const setAge = (days: number) =>
      sql`update quotes set created_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
        app.services.database.em.getKysely(),
      );
    for (const tier of PAID_TIERS) {
      await hearOfPlan(app, dana, { tier });
      const days = allowanceOf(planOf(tier), 'RETENTION_DAYS')!;
      await setAge(days - 1);
      expect(await isListed()).toBe(true);
      // A leap year has one more day.
      await setAge(days + 2);
      expect(await isListed()).toBe(false);
    }
    await hearOfPlan(app, dana, { tier: 'STARTER' });
    await setAge(1000);
    expect(await isListed()).toBe(false);
    await giveBetaAccess(app, dana, inDays(1));
    expect(await isListed()).toBe(true);
  });
});
