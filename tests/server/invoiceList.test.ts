import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '#domain/dates.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { LIST_INVOICES, moveDueDate, withDebtor } from '#tests/support/invoices.ts';
import { rolling } from '#tests/support/quotes.ts';

const today = todayIn('America/Los_Angeles');

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

describe('the list', () => {
  it('searches numbers and names with typing errors, filters and sorts', async () => {
    const person = await app.professional('Lists');
    const johansson = await withDebtor(person, { name: 'Margaret Johansson' });
    const other = await withDebtor(person, { name: 'Pier Nine' });
    const small = await johansson.owing(1000);
    const large = await other.sent({ lines: [{ ...rolling, quantity: 9 }], dueDate: addDays(today, 3) });
    const draft = await johansson.create();
    await moveDueDate(app, small.id, addDays(today, -3));
    const numbers = async (variables: Record<string, unknown>) =>
      (await person.ask(LIST_INVOICES, variables)).invoices.nodes.map(({ number }: { number: string }) => number);
    expect(await numbers({})).toEqual([draft.number, large.number, small.number]);
    expect(await numbers({ sort: 'DUE_DATE' })).toEqual([small.number, large.number, draft.number]);
    expect(await numbers({ sort: 'BALANCE' })).toEqual([large.number, draft.number, small.number]);
    expect(await numbers({ filter: { search: 'margret johanson' } })).toEqual([draft.number, small.number]);
    expect(await numbers({ filter: { search: 'inv-0002' } })).toEqual([large.number]);
    expect(await numbers({ filter: { search: '100%' } })).toEqual([]);
    expect(await numbers({ filter: { status: ['SENT', 'VIEWED'] } })).toEqual([large.number, small.number]);
    expect(await numbers({ filter: { status: [] } })).toEqual([]);
    expect(await numbers({ filter: { overdue: true } })).toEqual([small.number]);
    expect(await numbers({ filter: { overdue: false } })).toEqual([draft.number, large.number]);
    expect(await numbers({ filter: { customerId: other.customerId } })).toEqual([large.number]);
    expect(await numbers({ filter: { customerId: 'none' } })).toEqual([]);
  });

  it('pages by cursor through every order', async () => {
    const biller = await withDebtor(await app.professional('Pages'));
    const made = [];
    for (const [at, unitCents] of [3, 1, 2, 2, 5].entries())
      made.push(
        await biller.create({
          lines: [{ ...rolling, unitCents }],
          dueDate: at % 2 ? `2030-01-0${at}` : null,
        }),
      );
    const orders = { NEWEST: '54321', DUE_DATE: '24', BALANCE: '51' };
    for (const [sort, beginning] of Object.entries(orders)) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { invoices } = await biller.person.ask(LIST_INVOICES, { sort, first: 2, after });
        expect(invoices.totalCount).toBe(5);
        seen.push(...invoices.nodes.map(({ number }: { number: string }) => number));
        after = invoices.pageInfo.hasNextPage ? invoices.pageInfo.endCursor : null;
      } while (after);
      expect(seen.toSorted()).toEqual(made.map(({ number }) => number));
      expect(seen.map((number) => number.at(-1)).join('')).toMatch(new RegExp(`^${beginning}`));
    }
  });
});

describe('the PDF', () => {
  it('is accessible to the business', async () => {
    const dana = await withDebtor(await app.professional());
    const stranger = await app.professional('Somebody Else');
    const invoice = await dana.sent({ notes: 'Ask at the front desk' });
    await dana.pay(invoice.id, 2500, { method: 'CHECK', reference: '1042' });
    const response = await dana.person.get(`/invoices/${invoice.id}.pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`${invoice.number}.pdf`);
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const text = (await extractText(pdf, { mergePages: true })).text;
    for (const words of [invoice.number, 'Live scan rolling fee', '1042', '$45.00']) expect(text).toContain(words);
    expect(text).not.toContain('front desk');
    expect((await app.visitor().get(`/invoices/${invoice.id}.pdf`)).status).toBe(401);
    expect((await stranger.get(`/invoices/${invoice.id}.pdf`)).status).toBe(404);
    expect((await dana.person.get('/invoices/none.pdf')).status).toBe(404);
  });
});
