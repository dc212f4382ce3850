import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '#domain/dates.ts';
import { grantsOf } from '#domain/permissions.ts';
import { quoteActionsFor } from '#server/features/quotes/quote.policy.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import {
  CONVERT_QUOTE,
  CREATE_QUOTE,
  DELETE_QUOTE,
  extra,
  government,
  quoteVerb,
  READ_QUOTE,
  rolling,
  UPDATE_QUOTE,
  type Writer,
  withCustomer,
} from '#tests/support/quotes.ts';

const COUNT = '{ quotes { totalCount } }';
const SETTINGS = 'mutation ($input: BusinessInput!) { updateBusiness(input: $input) { id } }';
const today = todayIn('America/Los_Angeles');
const nobody = '00000000-0000-7000-8000-000000000000';

let app: TestApp;
let dana: Writer;
let stranger: GraphQLPerson;

beforeAll(async () => {
  app = await startTestApp();
  dana = await withCustomer(await app.professional());
  stranger = await app.professional('Somebody Else');
});

const refusedFields = async (writer: Writer, input: Record<string, unknown>) => {
  const refusal = await writer.person.refused('VALIDATION_FAILED', CREATE_QUOTE, {
    input: { customerId: writer.customerId, lines: [rolling], ...input },
  });
  return refusal.extensions.fields?.map(({ path }) => path);
};

describe('writing a quote', () => {
  it('computes the totals from the lines, ignoring those of the client', async () => {
    const quote = await dana.create({
      lines: [{ ...rolling, taxable: true }, { ...government, taxable: true }, extra],
      discountCents: 1000,
      taxRate: 10,
      depositCents: 2000,
      notes: 'Ask at the front desk',
    });
    expect(quote).toMatchObject({
      revision: 1,
      status: 'DRAFT',
      customer: { id: dana.customerId, name: 'Bay Staffing' },
      subtotalCents: 7000 + 6400 + 2500,
      discountCents: 1000,
      // Of a discount of 1,000 on 9,500 cents, 736 fall on the taxed 7,000; the remaining cents on the largest line.
      taxCents: 626,
      totalCents: 15_900 - 1000 + 626,
      depositCents: 2000,
      notes: 'Ask at the front desk',
      portalUrl: null,
      signature: null,
      invoice: null,
      travel: null,
      travelSettings: null,
      actions: ['EDIT', 'SEND', 'VOID', 'DUPLICATE', 'DELETE'],
    });
    expect(quote.lines).toMatchObject([
      { type: 'ROLLING', taxable: true, optional: false, selected: true, totalCents: 7000 },
      { type: 'GOVERNMENT', taxable: false, totalCents: 6400 },
      { type: 'OTHER', optional: true, selected: true, totalCents: 2500 },
    ]);
  });

  it('has tax rate, last day and terms of the settings by default, and none for null', async () => {
    const writer = await withCustomer(await app.professional('Settled'));
    await writer.person.ask(SETTINGS, { input: { taxRate: 9.375, quoteValidDays: 10, quoteTerms: 'Half in advance' } });
    expect(await writer.create()).toMatchObject({
      taxRate: 9.375,
      validUntil: addDays(today, 10),
      terms: 'Half in advance',
    });
    expect(await writer.create({ taxRate: 0, validUntil: null, terms: null })).toMatchObject({
      taxRate: 0,
      validUntil: null,
      terms: null,
    });
  });

  it('charges a tax-exempt customer no tax', async () => {
    const exempt = await withCustomer(dana.person, { name: 'County', taxExempt: true });
    const quote = await exempt.create({ lines: [{ ...rolling, taxable: true }], taxRate: 10 });
    expect(quote).toMatchObject({ taxRate: 0, taxCents: 0, totalCents: 7000 });
  });

  it('excludes deselected optional lines from the totals', async () => {
    expect(await dana.create({ lines: [rolling, { ...extra, selected: false }] })).toMatchObject({ totalCents: 7000 });
  });

  it('reports every invalid field', async () => {
    expect(await refusedFields(dana, { lines: [] })).toEqual(['lines']);
    expect(
      await refusedFields(dana, {
        lines: [
          { ...rolling, quantity: 0 },
          { ...rolling, description: ' ' },
        ],
      }),
    ).toEqual(['lines.0.quantity', 'lines.1.description']);
    expect(await refusedFields(dana, { discountCents: 7001 })).toEqual(['discountCents']);
    expect(await refusedFields(dana, { lines: [rolling, government], discountCents: 7001 })).toEqual(['discountCents']);
    expect(await refusedFields(dana, { depositCents: 7001 })).toEqual(['depositCents']);
    expect(await refusedFields(dana, { depositCents: 6951 })).toEqual(['depositCents']);
    expect(await refusedFields(dana, { taxRate: 101 })).toEqual(['taxRate']);
    expect(await refusedFields(dana, { customerId: 'none' })).toEqual(['customerId']);
  });

  it('is refused for an archived customer', async () => {
    const gone = await withCustomer(dana.person, { name: 'Gone' });
    const { id } = await gone.create();
    await dana.person.ask('mutation ($id: ID!) { archiveCustomer(id: $id) { id } }', { id: gone.customerId });
    expect(await refusedFields(gone, {})).toEqual(['customerId']);
    await dana.person.refused('VALIDATION_FAILED', quoteVerb('sendQuote'), { id });
    await dana.person.refused('VALIDATION_FAILED', quoteVerb('duplicateQuote'), { id });
  });

  it('creates one quote for 20 concurrent requests with one idempotency key', async () => {
    const quotes = await Promise.all(Array.from({ length: 20 }, () => dana.create({ idempotencyKey: 'the same' })));
    expect(new Set(quotes.map(({ id }) => id)).size).toBe(1);
  });

  it('numbers 50 concurrent quotes without gaps', async () => {
    const writer = await withCustomer(await app.professional('Fifty'));
    const quotes = await Promise.all(Array.from({ length: 50 }, () => writer.create()));
    const numbers = Array.from({ length: 50 }, (_, at) => `Q-${String(at + 1).padStart(4, '0')}`);
    expect(quotes.map(({ number }) => number).sort()).toEqual(numbers);
  });
});

describe('changing a quote', () => {
  it('keeps omitted fields and the ids of lines', async () => {
    const quote = await dana.create({ notes: 'first', depositCents: 500, terms: 'Mine' });
    const changed = await dana.update(quote.id, { notes: 'second', terms: null });
    expect(changed).toEqual({ ...quote, notes: 'second', terms: null });
  });

  it('recomputes the totals', async () => {
    const { id } = await dana.create({ lines: [{ ...rolling, taxable: true }], taxRate: 10 });
    expect(await dana.update(id, { discountCents: 1000 })).toMatchObject({ taxCents: 600, totalCents: 6600 });
    expect(await dana.update(id, { taxRate: 0 })).toMatchObject({ taxCents: 0, totalCents: 6000 });
    expect(await dana.update(id, { lines: [rolling, government], discountCents: null })).toMatchObject({
      discountCents: 0,
      totalCents: 13_400,
      lines: [{ type: 'ROLLING' }, { type: 'GOVERNMENT' }],
    });
  });

  it('keeps whether travel is taxed from when the line was created', async () => {
    const writer = await withCustomer(await app.professional('Travel taxable'));
    await writer.person.ask(SETTINGS, { input: { taxRate: 10, travelTaxable: true } });
    const travel = { type: 'TRAVEL', description: 'Travel', quantity: 1, unitCents: 2000, taxable: true };
    const { id } = await writer.create({ lines: [rolling, travel] });
    await writer.person.ask(SETTINGS, { input: { travelTaxable: false } });
    expect(await writer.update(id, { discountCents: 0, taxRate: 5 })).toMatchObject({ taxCents: 100 });
    expect(await writer.update(id, { lines: [rolling, travel] })).toMatchObject({ taxCents: 0 });
  });

  it('is refused where the deposit would exceed the total', async () => {
    const { id } = await dana.create({ depositCents: 7000 });
    for (const input of [{ depositCents: 7001 }, { discountCents: 1 }, { lines: [{ ...rolling, quantity: 1 }] }]) {
      const { extensions } = await dana.person.refused('VALIDATION_FAILED', UPDATE_QUOTE, { id, input });
      expect(extensions.fields?.map(({ path }) => path)).toEqual(['depositCents']);
    }
  });

  it('is refused after it was sent', async () => {
    const { id } = await dana.sent();
    const refusal = await dana.person.refused('INVALID_STATE', UPDATE_QUOTE, { id, input: { notes: 'late' } });
    expect(refusal.message).toContain('sent');
  });
});

describe('deleting and duplicating', () => {
  it('reuses the number of a deleted draft for the next quote', async () => {
    const writer = await withCustomer(await app.professional('Deletes'));
    const [first] = [await writer.create(), await writer.create()];
    expect((await writer.person.ask(DELETE_QUOTE, { id: first.id })).deleteQuote).toBe(true);
    expect(await writer.read(first.id)).toBeNull();
    await writer.person.refused('NOT_FOUND', DELETE_QUOTE, { id: first.id });
    expect((await writer.create()).number).toBe(first.number);
    expect((await writer.create()).number).toBe('Q-0003');
  });

  it('is refused for a sent quote', async () => {
    const { id } = await dana.sent();
    await dana.person.refused('INVALID_STATE', DELETE_QUOTE, { id });
  });

  it('duplicates a quote in any state as a draft that is valid from today', async () => {
    const quote = await dana.sent({
      lines: [rolling, extra],
      discountCents: 500,
      depositCents: 100,
      validUntil: today,
    });
    await dana.act('voidQuote', quote.id);
    const copy = await dana.act('duplicateQuote', quote.id);
    expect(copy).toMatchObject({
      status: 'DRAFT',
      revision: 1,
      sentAt: null,
      validUntil: addDays(today, 30),
      totalCents: quote.totalCents,
      depositCents: 100,
    });
    expect(copy.number).not.toBe(quote.number);
    const withoutId = ({ id: _, ...line }: { id: string }) => line;
    expect(copy.lines.map(withoutId)).toEqual(quote.lines.map(withoutId));
  });
});

const verbs = ['sendQuote', 'resendQuote', 'voidQuote', 'duplicateQuote'];

describe("another business's quote", () => {
  it('is not found, for reads and changes', async () => {
    const quote = await dana.create();
    expect((await stranger.ask(READ_QUOTE, { id: quote.id })).quote).toBeNull();
    expect((await stranger.ask(COUNT)).quotes.totalCount).toBe(0);
    for (const verb of verbs) await stranger.refused('NOT_FOUND', quoteVerb(verb), { id: quote.id });
    await stranger.refused('NOT_FOUND', UPDATE_QUOTE, { id: quote.id, input: { notes: 'mine now' } });
    await stranger.refused('NOT_FOUND', DELETE_QUOTE, { id: quote.id });
    await stranger.refused('NOT_FOUND', CONVERT_QUOTE, { id: quote.id });
    expect(await dana.read(quote.id)).toEqual(quote);
  });

  it('has a customer who is not found either', async () => {
    const input = { customerId: dana.customerId, lines: [rolling] };
    await stranger.refused('NOT_FOUND', CREATE_QUOTE, { input });
  });

  it('has the same error as an invalid id', async () => {
    for (const id of ['not an id', nobody]) {
      expect(await dana.read(id)).toBeNull();
      for (const verb of verbs) await dana.person.refused('NOT_FOUND', quoteVerb(verb), { id });
    }
  });
});

describe('permissions', () => {
  it('refuse visitors before the input is checked', async () => {
    const visitor = app.visitor();
    await visitor.refused('UNAUTHENTICATED', READ_QUOTE, { id: nobody });
    await visitor.refused('UNAUTHENTICATED', COUNT);
    await visitor.refused('UNAUTHENTICATED', CREATE_QUOTE, { input: { customerId: '', lines: [] } });
    await visitor.refused('UNAUTHENTICATED', UPDATE_QUOTE, { id: nobody, input: {} });
    await visitor.refused('UNAUTHENTICATED', DELETE_QUOTE, { id: nobody });
    await visitor.refused('UNAUTHENTICATED', CONVERT_QUOTE, { id: nobody });
    for (const verb of verbs) await visitor.refused('UNAUTHENTICATED', quoteVerb(verb), { id: nobody });
  });

  it('and the state together determine the offered actions', () => {
    const draft = { status: 'DRAFT', hasInvoice: false } as const;
    expect(quoteActionsFor(grantsOf('OWNER'), { ...draft, status: 'ACCEPTED' })).toEqual(['CONVERT', 'DUPLICATE']);
    expect(quoteActionsFor(grantsOf('FIELD_AGENT'), draft)).toEqual(['EDIT', 'SEND', 'DUPLICATE']);
    expect(quoteActionsFor(grantsOf('VIEWER'), draft)).toEqual([]);
  });
});
