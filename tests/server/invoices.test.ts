import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import {
  activitiesOf,
  type Biller,
  CREATE_INVOICE,
  DELETE_INVOICE,
  invoiceVerb,
  LIST_INVOICES,
  READ_INVOICE,
  UPDATE_INVOICE,
  WRITE_OFF,
  withDebtor,
} from '#tests/support/invoices.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { extra, government, rolling } from '#tests/support/quotes.ts';
import { inRole } from '#tests/support/roles.ts';

const SETTINGS = 'mutation ($input: BusinessInput!) { updateBusiness(input: $input) { id } }';
const ARCHIVE = 'mutation ($id: ID!) { archiveCustomer(id: $id) { id } }';
const nobody = '00000000-0000-7000-8000-000000000000';

let app: TestApp;
let dana: Biller;
let stranger: GraphQLPerson;

beforeAll(async () => {
  app = await startTestApp();
  dana = await withDebtor(await app.professional());
  stranger = await app.professional('Somebody Else');
});

const refusedFields = async (input: Record<string, unknown>) => {
  const refusal = await dana.person.refused('VALIDATION_FAILED', CREATE_INVOICE, {
    input: { customerId: dana.customerId, lines: [rolling], ...input },
  });
  return refusal.extensions.fields?.map(({ path }) => path);
};

describe('writing an invoice', () => {
  it('computes the totals from the lines, ignoring those of the client', async () => {
    const invoice = await dana.create({
      lines: [
        { ...rolling, taxable: true },
        { ...government, taxable: true },
      ],
      discountCents: 1000,
      taxRate: 10,
      dueDate: '2030-01-31',
      notes: 'Ask at the front desk',
    });
    expect(invoice).toMatchObject({
      status: 'DRAFT',
      customer: { id: dana.customerId, name: 'Bay Staffing' },
      quote: null,
      subtotalCents: 7000 + 6400,
      discountCents: 1000,
      taxCents: 600,
      totalCents: 13_400 - 1000 + 600,
      paidCents: 0,
      balanceCents: 13_000,
      issueDate: null,
      dueDate: '2030-01-31',
      overdue: false,
      portalUrl: null,
      payments: [],
      sentAt: null,
      notes: 'Ask at the front desk',
      actions: ['EDIT', 'SEND', 'VOID', 'DUPLICATE', 'DELETE'],
    });
    expect(invoice.lines).toMatchObject([
      { type: 'ROLLING', taxable: true, optional: false, selected: true, totalCents: 7000 },
      { type: 'GOVERNMENT', taxable: false, totalCents: 6400 },
    ]);
    expect(await activitiesOf(dana.person, invoice.id)).toEqual(['invoice.created']);
  });

  it('has the tax rate and terms of the settings by default, and none for null', async () => {
    const biller = await withDebtor(await app.professional('Settled'));
    await biller.person.ask(SETTINGS, { input: { taxRate: 9.375, invoiceTerms: 'Net 14', invoicePrefix: 'R' } });
    expect(await biller.create()).toMatchObject({ number: 'R0001', taxRate: 9.375, terms: 'Net 14', dueDate: null });
    expect(await biller.create({ taxRate: 0, terms: null })).toMatchObject({ taxRate: 0, terms: null });
  });

  it('charges a tax-exempt customer no tax', async () => {
    const exempt = await withDebtor(dana.person, { name: 'County', taxExempt: true });
    const invoice = await exempt.create({ lines: [{ ...rolling, taxable: true }], taxRate: 10 });
    expect(invoice).toMatchObject({ taxRate: 0, taxCents: 0, totalCents: 7000 });
  });

  it('reports every invalid field', async () => {
    expect(await refusedFields({ lines: [] })).toEqual(['lines']);
    expect(await refusedFields({ lines: [rolling, extra] })).toEqual(['lines.1.optional']);
    expect(await refusedFields({ lines: [{ ...rolling, quantity: 0 }] })).toEqual(['lines.0.quantity']);
    expect(await refusedFields({ discountCents: 7001 })).toEqual(['discountCents']);
    expect(await refusedFields({ lines: [rolling, government], discountCents: 7001 })).toEqual(['discountCents']);
    expect(await refusedFields({ taxRate: 101 })).toEqual(['taxRate']);
    expect(await refusedFields({ customerId: 'none' })).toEqual(['customerId']);
  });

  it('is refused for an archived customer', async () => {
    const gone = await withDebtor(dana.person, { name: 'Gone' });
    const { id } = await gone.create();
    await dana.person.ask(ARCHIVE, { id: gone.customerId });
    expect(await refusedFields({ customerId: gone.customerId })).toEqual(['customerId']);
    await dana.person.refused('VALIDATION_FAILED', invoiceVerb('sendInvoice'), { id });
    await dana.person.refused('VALIDATION_FAILED', invoiceVerb('duplicateInvoice'), { id });
  });

  it('creates one invoice for 20 concurrent requests with one idempotency key', async () => {
    const invoices = await Promise.all(Array.from({ length: 20 }, () => dana.create({ idempotencyKey: 'the same' })));
    expect(new Set(invoices.map(({ id }) => id)).size).toBe(1);
  });

  it('numbers 50 concurrent invoices without gaps', async () => {
    const biller = await withDebtor(await app.professional('Fifty'));
    const invoices = await Promise.all(Array.from({ length: 50 }, () => biller.create()));
    const numbers = Array.from({ length: 50 }, (_, at) => `INV-${String(at + 1).padStart(4, '0')}`);
    expect(invoices.map(({ number }) => number).sort()).toEqual(numbers);
  });

  it('uses no number for refused requests', async () => {
    const biller = await withDebtor(await app.professional('No gaps'));
    const bad = { customerId: biller.customerId, lines: [rolling], discountCents: 7001 };
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 ? biller.create() : biller.person.refused('VALIDATION_FAILED', CREATE_INVOICE, { input: bad }),
      ),
    );
    const numbers = made.flatMap((answer) => ('number' in answer ? [answer.number] : []));
    expect(numbers.sort()).toEqual(['INV-0001', 'INV-0002', 'INV-0003', 'INV-0004', 'INV-0005']);
  });
});

describe('changing an invoice', () => {
  it('keeps omitted fields and the ids of lines', async () => {
    const invoice = await dana.create({ notes: 'first', terms: 'Mine', dueDate: '2030-01-31' });
    const changed = await dana.update(invoice.id, { notes: 'second', terms: null });
    expect(changed).toEqual({ ...invoice, notes: 'second', terms: null, updatedAt: changed.updatedAt });
    expect(changed.updatedAt > invoice.updatedAt).toBe(true);
  });

  it('records nothing where nothing changes', async () => {
    const invoice = await dana.create({ notes: 'same', taxRate: 5 });
    expect(await dana.update(invoice.id, { notes: 'same', taxRate: 5, discountCents: 0 })).toEqual(invoice);
    expect(await activitiesOf(dana.person, invoice.id)).toEqual(['invoice.created']);
  });

  it('recomputes the totals', async () => {
    const { id } = await dana.create({ lines: [{ ...rolling, taxable: true }], taxRate: 10 });
    expect(await dana.update(id, { discountCents: 1000 })).toMatchObject({ taxCents: 600, totalCents: 6600 });
    expect(await dana.update(id, { taxRate: 0 })).toMatchObject({ taxCents: 0, totalCents: 6000 });
    expect(await dana.update(id, { lines: [rolling, government], discountCents: null })).toMatchObject({
      discountCents: 0,
      totalCents: 13_400,
      balanceCents: 13_400,
      lines: [{ type: 'ROLLING' }, { type: 'GOVERNMENT' }],
    });
  });

  it('keeps whether travel is taxed from when the line was created', async () => {
    const biller = await withDebtor(await app.professional('Travel taxable'));
    await biller.person.ask(SETTINGS, { input: { taxRate: 10, travelTaxable: true } });
    const travel = { type: 'TRAVEL', description: 'Travel', quantity: 1, unitCents: 2000, taxable: true };
    const { id } = await biller.create({ lines: [rolling, travel] });
    await biller.person.ask(SETTINGS, { input: { travelTaxable: false } });
    expect(await biller.update(id, { taxRate: 5 })).toMatchObject({ taxCents: 100 });
    expect(await biller.update(id, { lines: [rolling, travel] })).toMatchObject({ taxCents: 0 });
  });

  it('is refused after it was sent', async () => {
    const { id } = await dana.sent();
    const refusal = await dana.person.refused('INVALID_STATE', UPDATE_INVOICE, { id, input: { notes: 'late' } });
    expect(refusal.message).toContain('sent');
  });
});

describe('deleting and duplicating', () => {
  it('reuses the number of a deleted draft for the next invoice', async () => {
    const biller = await withDebtor(await app.professional('Deletes'));
    const [first] = [await biller.create(), await biller.create()];
    expect((await biller.person.ask(DELETE_INVOICE, { id: first.id })).deleteInvoice).toBe(true);
    expect(await biller.read(first.id)).toBeNull();
    await biller.person.refused('NOT_FOUND', DELETE_INVOICE, { id: first.id });
    expect((await biller.create()).number).toBe(first.number);
    expect((await biller.create()).number).toBe('INV-0003');
  });

  it('is refused for a sent invoice', async () => {
    const { id } = await dana.sent();
    await dana.person.refused('INVALID_STATE', DELETE_INVOICE, { id });
  });

  it('duplicates an invoice in any state as a draft', async () => {
    const invoice = await dana.sent({ lines: [rolling, government], discountCents: 500, terms: 'Mine', notes: 'Ours' });
    await dana.pay(invoice.id, invoice.totalCents);
    const copy = await dana.act('duplicateInvoice', invoice.id);
    expect(copy).toMatchObject({
      status: 'DRAFT',
      issueDate: null,
      dueDate: null,
      sentAt: null,
      paidCents: 0,
      totalCents: invoice.totalCents,
      discountCents: 500,
      terms: 'Mine',
      notes: 'Ours',
      payments: [],
    });
    expect(copy.number).not.toBe(invoice.number);
    const withoutId = ({ id: _, ...line }: { id: string }) => line;
    expect(copy.lines.map(withoutId)).toEqual(invoice.lines.map(withoutId));
  });
});

const verbs = ['sendInvoice', 'resendInvoice', 'voidInvoice', 'duplicateInvoice'];

describe("another business's invoice", () => {
  it('is not found, for reads and changes', async () => {
    const invoice = await dana.sent();
    expect((await stranger.ask(READ_INVOICE, { id: invoice.id })).invoice).toBeNull();
    expect((await stranger.ask(LIST_INVOICES)).invoices.totalCount).toBe(0);
    for (const verb of verbs) await stranger.refused('NOT_FOUND', invoiceVerb(verb), { id: invoice.id });
    await stranger.refused('NOT_FOUND', UPDATE_INVOICE, { id: invoice.id, input: { notes: 'mine now' } });
    await stranger.refused('NOT_FOUND', WRITE_OFF, { id: invoice.id, reason: 'mine now' });
    await stranger.refused('NOT_FOUND', DELETE_INVOICE, { id: invoice.id });
    expect(await dana.read(invoice.id)).toEqual(invoice);
  });

  it('has a customer who is not found either', async () => {
    await stranger.refused('NOT_FOUND', CREATE_INVOICE, { input: { customerId: dana.customerId, lines: [rolling] } });
  });

  it('has the same error as an invalid id', async () => {
    for (const id of ['not an id', nobody]) {
      expect(await dana.read(id)).toBeNull();
      for (const verb of verbs) await dana.person.refused('NOT_FOUND', invoiceVerb(verb), { id });
      await dana.person.refused('NOT_FOUND', DELETE_INVOICE, { id });
    }
  });
});

describe('permissions', () => {
  const operations: [query: string, variables: Record<string, unknown>][] = [
    [CREATE_INVOICE, { input: { customerId: '', lines: [] } }],
    [UPDATE_INVOICE, { id: nobody, input: {} }],
    [WRITE_OFF, { id: nobody, reason: '' }],
    [DELETE_INVOICE, { id: nobody }],
    ...verbs.map((verb): [string, { id: string }] => [invoiceVerb(verb), { id: nobody }]),
  ];

  it('refuse visitors before the input is checked', async () => {
    const visitor = app.visitor();
    await visitor.refused('UNAUTHENTICATED', READ_INVOICE, { id: nobody });
    await visitor.refused('UNAUTHENTICATED', LIST_INVOICES);
    for (const [query, variables] of operations) await visitor.refused('UNAUTHENTICATED', query, variables);
  });

  it('let the role of a viewer read but not change', async () => {
    const { id } = await dana.create();
    const viewer = inRole(app, dana.person, 'VIEWER');
    expect((await viewer.ask(READ_INVOICE, { id })).invoice.actions).toEqual([]);
    for (const [query, variables] of operations) await viewer.refused('FORBIDDEN', query, variables);
  });

  it('and the state together determine the offered actions', async () => {
    const { id } = await dana.sent();
    const actionsAs = async (role: Parameters<typeof inRole>[2]) =>
      (await inRole(app, dana.person, role).ask(READ_INVOICE, { id })).invoice.actions;
    expect(await actionsAs('OWNER')).toEqual(['RESEND', 'RECORD_PAYMENT', 'VOID', 'WRITE_OFF', 'DUPLICATE']);
    expect(await actionsAs('FIELD_AGENT')).toEqual(['RESEND', 'RECORD_PAYMENT', 'DUPLICATE']);
  });
});
