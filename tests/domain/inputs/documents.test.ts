import { describe, expect, it } from 'vitest';
import { createInvoiceInput, updateInvoiceInput, writeOffReason } from '#domain/inputs/invoice.ts';
import { recordPaymentInput, voidPaymentReason } from '#domain/inputs/payment.ts';
import { createQuoteInput, updateQuoteInput } from '#domain/inputs/quote.ts';
import { createServiceInput, updateServiceInput } from '#domain/inputs/service.ts';
import { travelInput } from '#domain/inputs/travel.ts';
import { MAX_CENTS } from '#domain/money.ts';
import { expectError } from './expectError.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const line = { type: 'ROLLING', description: 'Rolling fee', quantity: 1, unitCents: 3500 };
const quote = { customerId: id, lines: [line] };

describe('quotes', () => {
  it('get default values for omitted line fields', () => {
    const government = { ...line, type: 'GOVERNMENT', taxable: true, selected: false };
    const { lines, discountCents, depositCents } = createQuoteInput.parse({ ...quote, lines: [line, government] });
    expect(lines).toEqual([
      { ...line, taxable: false, optional: false, selected: true, capReason: null, serviceId: null },
      { ...government, taxable: false, optional: false, selected: true, capReason: null, serviceId: null },
    ]);
    expect([discountCents, depositCents]).toEqual([0, 0]);
  });

  it('keep a deselected optional line', () => {
    const { lines } = createQuoteInput.parse({ ...quote, lines: [{ ...line, optional: true, selected: false }] });
    expect(lines[0]).toMatchObject({ optional: true, selected: false });
  });

  it('keep fields that an update omits and clear those set to null', () => {
    expect(updateQuoteInput.parse({})).toEqual({});
    expect(updateQuoteInput.parse({ travel: null, discountCents: null, validUntil: null, terms: null })).toEqual({
      travel: null,
      discountCents: 0,
      validUntil: null,
      terms: null,
    });
  });

  const withLine = (change: object) => ({ ...quote, lines: [{ ...line, ...change }] });
  it.each<[unknown, string, string]>([
    [{ ...quote, customerId: 'x' }, 'customerId', 'Choose a customer'],
    [{ ...quote, lines: [] }, 'lines', 'Add at least one line'],
    [{ customerId: id }, 'lines', 'Add at least one line'],
    [{ ...quote, lines: Array.from({ length: 101 }, () => line) }, 'lines', 'Use at most 100 lines'],
    [withLine({ type: 'TIP' }), 'lines.0.type', 'Choose a line type'],
    [withLine({ description: '' }), 'lines.0.description', 'Enter a description'],
    [withLine({ description: 'x'.repeat(501) }), 'lines.0.description', 'Use at most 500 characters'],
    [withLine({ quantity: 0 }), 'lines.0.quantity', 'Enter a quantity greater than 0'],
    [withLine({ quantity: Number.NaN }), 'lines.0.quantity', 'Enter a quantity'],
    [withLine({ quantity: 1.2345 }), 'lines.0.quantity', 'Use at most three decimals'],
    [withLine({ quantity: 100_001 }), 'lines.0.quantity', 'Enter a quantity of at most 100,000'],
    [withLine({ unitCents: -1 }), 'lines.0.unitCents', 'Enter $0.00 or more'],
    [withLine({ unitCents: 0.5 }), 'lines.0.unitCents', 'Enter an amount in whole cents'],
    [withLine({ unitCents: null }), 'lines.0.unitCents', 'Enter a price'],
    [withLine({ unitCents: MAX_CENTS + 1 }), 'lines.0.unitCents', 'Enter at most $10,000,000,000.00'],
    [withLine({ unitCents: MAX_CENTS, quantity: 2 }), 'lines.0.unitCents', 'This line is more than $10,000,000,000.00'],
    [withLine({ serviceId: '7' }), 'lines.0.serviceId', 'Choose a service from the price list'],
    [{ ...quote, discountCents: -1 }, 'discountCents', 'Enter $0.00 or more'],
    [{ ...quote, depositCents: -1 }, 'depositCents', 'Enter $0.00 or more'],
    [{ ...quote, taxRate: -0.001 }, 'taxRate', 'Enter a tax rate of 0% or more'],
    [{ ...quote, taxRate: 100.001 }, 'taxRate', 'Enter a tax rate of at most 100%'],
    [{ ...quote, taxRate: 9.3755 }, 'taxRate', 'Use at most three decimals'],
    [{ ...quote, validUntil: '2026-02-30' }, 'validUntil', 'Enter a valid date'],
    [{ ...quote, terms: 'x'.repeat(10_001) }, 'terms', 'Use at most 10,000 characters'],
  ])('reject %j at %s: %s', (input, path, message) => {
    expectError(createQuoteInput, input, path, message);
  });

  it('cannot be updated to have no lines', () => {
    expectError(updateQuoteInput, { lines: null }, 'lines', 'Add at least one line');
  });
});

describe('travel', () => {
  const trip = { origin: { postalCode: '94601' }, destination: { city: 'Oakland', state: 'CA' } };

  it.each([{ latitude: 37.8, longitude: -122.3 }, { postalCode: '94601' }, { city: 'Oakland', state: 'CA' }])(
    'accepts the origin %j',
    (origin) => {
      expect(travelInput.parse({ ...trip, origin }).origin).toMatchObject(origin);
    },
  );

  it.each<[unknown, string, string]>([
    [{ ...trip, origin: {} }, 'origin.postalCode', 'Enter a ZIP code, or a city and a state'],
    [
      { ...trip, destination: { line1: '1 Main St' } },
      'destination.postalCode',
      'Enter a ZIP code, or a city and a state',
    ],
    [{ ...trip, centsPerMile: -1 }, 'centsPerMile', 'Enter a rate of 0 or more'],
    [{ ...trip, centsPerMile: 10_001 }, 'centsPerMile', 'Enter at most $100.00 per mile'],
    [{ ...trip, freeMiles: 0.0001 }, 'freeMiles', 'Use at most three decimals'],
    [{ ...trip, tollsCents: -1 }, 'tollsCents', 'Enter $0.00 or more'],
  ])('rejects %j at %s: %s', (input, path, message) => {
    expectError(travelInput, input, path, message);
  });
});

describe('invoices', () => {
  it('have no optional lines', () => {
    const optional = { ...quote, lines: [{ ...line, optional: true }] };
    expectError(createInvoiceInput, optional, 'lines.0.optional', 'Only a quote can have optional lines');
    expect(createInvoiceInput.parse(quote).lines).toHaveLength(1);
  });

  it('reject an invalid due date and a write-off without a reason', () => {
    expectError(createInvoiceInput, { ...quote, dueDate: '20.11.2026' }, 'dueDate', 'Enter a valid date');
    expectError(writeOffReason, ' ', '', 'Enter a reason');
    expect(updateInvoiceInput.parse({ dueDate: null })).toEqual({ dueDate: null });
  });
});

describe('payments', () => {
  const payment = { invoiceId: id, amountCents: 1, method: 'CHECK' };

  it('accept the time received as a Date or as text', () => {
    const receivedAt = new Date('2026-11-20T23:04:00Z');
    expect(recordPaymentInput.parse({ ...payment, receivedAt }).receivedAt).toEqual(receivedAt);
    const text = '2026-11-20T15:04:00-08:00';
    expect(recordPaymentInput.parse({ ...payment, receivedAt: text }).receivedAt).toEqual(receivedAt);
  });

  it.each<[unknown, string, string]>([
    [{ ...payment, amountCents: 0 }, 'amountCents', 'Enter more than $0.00'],
    [{ ...payment, amountCents: undefined }, 'amountCents', 'Enter an amount'],
    [{ ...payment, method: 'CARD' }, 'method', 'Choose how it was paid'],
    [{ ...payment, invoiceId: '' }, 'invoiceId', 'Choose an invoice'],
    [{ ...payment, receivedAt: 'yesterday' }, 'receivedAt', 'Enter a date and a time'],
    [{ ...payment, reference: 'x'.repeat(101) }, 'reference', 'Use at most 100 characters'],
  ])('reject %j at %s: %s', (input, path, message) => {
    expectError(recordPaymentInput, input, path, message);
  });

  it('are voided only with a reason', () => {
    expect(voidPaymentReason.parse(' bounced ')).toBe('bounced');
    expectError(voidPaymentReason, '', '', 'Enter a reason');
  });
});

describe('the price list', () => {
  it('accepts the fields that a line is created from', () => {
    const service = { type: 'NOTARIAL_ACT', description: 'Acknowledgment', unitCents: 1500 };
    expect(createServiceInput.parse(service)).toEqual({ ...service, taxable: false });
    expect(updateServiceInput.parse({ unitCents: 1000 })).toEqual({ unitCents: 1000 });
    expectError(createServiceInput, { ...service, description: ' ' }, 'description', 'Enter a description');
    expectError(updateServiceInput, { position: -1 }, 'position', 'Enter a position of 0 or more');
  });
});
