import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { pay, sentInvoice } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';

const LIST = `query ($filter: ActivityFilter, $first: Int, $after: String) {
  activities(filter: $filter, first: $first, after: $after) {
    nodes { id type summary actorName occurredAt customer { id name } quote { id } invoice { id number } } pageInfo { hasNextPage endCursor }
  }
}`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

describe('activities', () => {
  it('have summary, actor and subject, newest first, in pages', async () => {
    const dana = await app.professional();
    const writer = await withCustomer(dana);
    const invoice = await sentInvoice(writer);
    await pay(dana, invoice.id, invoice.totalCents);
    const { nodes } = (await dana.ask(LIST)).activities;
    const types = nodes.map(({ type }: { type: string }) => type);
    expect(types.slice().sort()).toEqual(
      ['customer.created', 'invoice.created', 'invoice.sent', 'payment.recorded', 'invoice.paid'].sort(),
    );
    expect(types.at(-1)).toBe('customer.created');
    expect(nodes[0]).toMatchObject({
      actorName: 'Dana Ruiz',
      customer: { name: 'Bay Staffing' },
      invoice: { id: invoice.id },
    });

    const first = (await dana.ask(LIST, { first: 2 })).activities;
    const rest = (await dana.ask(LIST, { first: 10, after: first.pageInfo.endCursor })).activities;
    expect([...first.nodes, ...rest.nodes]).toEqual(nodes);
  });

  it('can be filtered by record, and are limited to the business', async () => {
    const dana = await app.professional();
    const writer = await withCustomer(dana);
    const quote = await writer.sent();
    const invoice = await sentInvoice(writer);
    const typesOf = async (filter: Record<string, string>, person = dana) =>
      (await person.ask(LIST, { filter })).activities.nodes.map(({ type }: { type: string }) => type).sort();
    expect(await typesOf({ quoteId: quote.id })).toEqual(['quote.created', 'quote.sent']);
    expect(await typesOf({ invoiceId: invoice.id })).toEqual(['invoice.created', 'invoice.sent']);
    expect(await typesOf({ customerId: writer.customerId })).toHaveLength(5);
    expect(await typesOf({ quoteId: 'not an id' })).toEqual([]);
    const stranger = await app.professional('Somebody Else');
    expect(await typesOf({ customerId: writer.customerId }, stranger)).toEqual([]);
    await app.visitor().refused('UNAUTHENTICATED', LIST);
  });
});
