import { describe, expect, it } from 'vitest';
import { addressInput } from '#domain/inputs/address.ts';
import { businessInput, logoDataUrl } from '#domain/inputs/business.ts';
import { createCustomerInput, importCustomersInput, updateCustomerInput } from '#domain/inputs/customer.ts';
import { expectError } from './expectError.ts';

describe('customers', () => {
  it('require only a name', () => {
    expect(createCustomerInput.parse({ name: '  Ana Lopez ' })).toEqual({
      name: 'Ana Lopez',
      kind: 'PERSON',
      tags: [],
      taxExempt: false,
    });
  });

  it('are trimmed and normalized without changing content', () => {
    const given = {
      name: 'Ana',
      email: ' Ana@Example.COM ',
      phone: ' (510) 555-0100 ext. 7 ',
      notes: ' two\r\nlines\tand a tab ',
      tags: [' vip ', 'VIP', 'school'],
      address: { state: 'california', postalCode: '94601' },
    };
    expect(createCustomerInput.parse(given)).toMatchObject({
      email: 'ana@example.com',
      phone: '(510) 555-0100 ext. 7',
      notes: 'two\nlines\tand a tab',
      tags: ['VIP', 'school'],
      address: { state: 'CA', postalCode: '94601', country: 'US', city: null },
    });
  });

  it('keep fields that an update omits and clear those set to null or blank', () => {
    expect(updateCustomerInput.parse({})).toEqual({});
    expect(
      updateCustomerInput.parse({ email: null, phone: ' ', notes: '', tags: null, kind: null, address: null }),
    ).toEqual({
      email: null,
      phone: null,
      notes: null,
      tags: [],
      kind: 'PERSON',
      address: null,
    });
  });

  it.each<[unknown, string, string]>([
    [{}, 'name', 'Enter a name'],
    [{ name: ' ' }, 'name', 'Enter a name'],
    [{ name: null }, 'name', 'Enter a name'],
    [{ name: 'x'.repeat(201) }, 'name', 'Use at most 200 characters'],
    [{ name: 'two\nlines' }, 'name', 'Remove the characters that can’t be displayed'],
    [{ name: 'a\u0000b' }, 'name', 'Remove the characters that can’t be displayed'],
    [{ name: 'half \ud83d' }, 'name', 'Remove the characters that can’t be displayed'],
    [{ name: 'A', notes: 'bell\u0007' }, 'notes', 'Remove the characters that can’t be displayed'],
    [{ name: 'A', notes: 'x'.repeat(5001) }, 'notes', 'Use at most 5,000 characters'],
    [{ name: 'A', email: 'nobody' }, 'email', 'Enter an email address such as name@example.com'],
    [{ name: 'A', phone: 'unknown' }, 'phone', 'Enter a phone number'],
    [{ name: 'A', phone: '1'.repeat(41) }, 'phone', 'Use at most 40 characters'],
    [{ name: 'A', kind: 'FRIEND' }, 'kind', 'Choose a kind of customer'],
    [{ name: 'A', tags: ['ok', ''] }, 'tags.1', 'Enter a tag'],
    [{ name: 'A', tags: ['x'.repeat(41)] }, 'tags.0', 'Use at most 40 characters'],
    [{ name: 'A', tags: Array.from({ length: 21 }, (_, n) => `t${n}`) }, 'tags', 'Use at most 20 tags'],
    [{ name: 'A', netDays: -1 }, 'netDays', 'Enter from 0 to 365 days'],
    [{ name: 'A', netDays: 366 }, 'netDays', 'Enter from 0 to 365 days'],
    [{ name: 'A', netDays: 1.5 }, 'netDays', 'Enter a whole number of days'],
    [{ name: 'A', address: { state: 'ZZ' } }, 'address.state', 'Enter a two-letter state, such as CA'],
  ])('reject %j at %s: %s', (input, path, message) => {
    expectError(createCustomerInput, input, path, message);
  });

  it('name the row of an error in an import', () => {
    expectError(importCustomersInput, { rows: [{ name: 'A' }, { name: '' }] }, 'rows.1.name', 'Enter a name');
    expectError(importCustomersInput, { rows: [] }, 'rows', 'Add at least one customer');
    const tooMany = Array.from({ length: 10_001 }, () => ({ name: 'A' }));
    expectError(importCustomersInput, { rows: tooMany }, 'rows', 'Import at most 10,000 customers at once');
  });
});

describe('addresses', () => {
  it.each(['USA', 'us', 'United States', null, ''])('with %j are in the United States', (country) => {
    expect(addressInput.parse({ city: 'Oakland', country })).toMatchObject({ country: 'US' });
  });

  it('in other countries have arbitrary states and postal codes', () => {
    expect(addressInput.parse({ state: 'Québec', postalCode: 'H2X 1Y4', country: 'ca' })).toMatchObject({
      state: 'Québec',
      postalCode: 'H2X 1Y4',
      country: 'CA',
    });
  });

  it.each(['94601', '94601-1234'])('accept the ZIP code %s', (postalCode) => {
    expect(addressInput.parse({ postalCode })).toMatchObject({ postalCode });
  });

  it.each<[unknown, string, string]>([
    [{ postalCode: '9460' }, 'postalCode', 'Enter a ZIP code of 5 or 5+4 digits'],
    [{ postalCode: '94601-12' }, 'postalCode', 'Enter a ZIP code of 5 or 5+4 digits'],
    [{ country: 'Mars' }, 'country', 'Enter a two-letter country code, such as US'],
    [{ latitude: 91, longitude: 0 }, 'latitude', 'Enter a latitude between -90 and 90'],
    [{ latitude: 0, longitude: -181 }, 'longitude', 'Enter a longitude between -180 and 180'],
    [{ latitude: 1 }, 'longitude', 'Enter the longitude as well'],
    [{ longitude: 1 }, 'latitude', 'Enter the latitude as well'],
    [{ line1: 'x'.repeat(201) }, 'line1', 'Use at most 200 characters'],
  ])('reject %j at %s: %s', (input, path, message) => {
    expectError(addressInput, input, path, message);
  });
});

describe('the business', () => {
  it('changes only the given fields', () => {
    expect(businessInput.parse({ name: ' Bay Prints ', timeZone: 'America/Los_Angeles', phone: '' })).toEqual({
      name: 'Bay Prints',
      timeZone: 'America/Los_Angeles',
      phone: null,
    });
  });

  it.each<[unknown, string, string]>([
    [{ name: '' }, 'name', 'Enter the business name'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Choose a time zone such as America/Los_Angeles'],
    [{ quotePrefix: 'Q 1' }, 'quotePrefix', 'Use only letters, digits, and # / _ . -'],
    [{ invoicePrefix: 'INVOICE-2026-' }, 'invoicePrefix', 'Use at most 12 characters'],
    [{ quoteValidDays: 0 }, 'quoteValidDays', 'Enter from 1 to 365 days'],
    [{ travelMinimumCents: 1.5 }, 'travelMinimumCents', 'Enter an amount in whole cents'],
  ])('rejects %j at %s: %s', (input, path, message) => {
    expectError(businessInput, input, path, message);
  });

  it('accepts a PNG or JPEG as its logo', () => {
    expect(logoDataUrl.safeParse('data:image/png;base64,iVBORw0KGgo=').success).toBe(true);
    expectError(logoDataUrl, 'data:image/svg+xml;base64,PHN2Zz4=', '', 'Choose a PNG or JPEG image');
    expectError(logoDataUrl, `data:image/png;base64,${'A'.repeat(700_000)}`, '', 'Choose an image up to 500 KB');
  });
});
