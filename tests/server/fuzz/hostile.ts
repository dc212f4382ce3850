import fc from 'fast-check';

const choice = <T>(values: readonly T[]) => fc.constantFrom(...values);

const TEXTS = [
  '',
  ' ',
  '\t',
  '\0',
  'a\0b',
  '\u0007\u001b[31m',
  '\u0085',
  '\r\n',
  'one\ntwo',
  '\u2028',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\uffff',
  '\u202eabc\u202c',
  '\u2066x\u2069',
  '\u200b',
  'e\u0301'.repeat(60),
  'Z\u0351\u036b\u0343'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(30),
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'İstanbul ß ŉ ﬁ',
  'ﷺ'.repeat(90),
  '張偉 مرحبا שלום',
  '२०२६',
  '%',
  '_%\\',
  '\\',
  '"',
  "' or 1=1; --",
  '$1',
  '{"a":1}',
  '[]',
  'null',
  'NaN',
  'Infinity',
  'true',
  '<script>alert(1)</script>',
  '=HYPERLINK("x")',
  '../../etc/passwd',
  '%00%ff',
  'https://[::1]:99999/',
  '__proto__',
  'constructor',
  '0',
  '-1',
  '1e309',
  '99999999999999999999',
  'x'.repeat(201),
  'x'.repeat(10_001),
  '💥'.repeat(6_000),
  'a@b.co',
  `${'a'.repeat(65)}@example.com`,
  'a@'.repeat(100),
  'a@b.co, c@d.co',
  'a@b.co\r\nBcc: c@d.co',
  'data:image/png;base64,',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/jpeg;base64,/9j/4AAQ',
  'data:image/svg+xml;base64,PHN2Zy8+',
  '+14155550100',
  'America/Los_Angeles',
  'Etc/GMT+12',
  'Pacific/Kiritimati',
  '+14:00',
  '9999-12',
  '0000-01',
  '2026-13',
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: choice(TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  // Halves of pairs wherever they may fall.
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
      .map((units) => String.fromCharCode(...units)),
  },
);

/** JSON can write it, and no number is as large: read, it is Infinity. */
export const BEYOND_NUMBERS = '@1e999';

const NUMBERS: unknown[] = [
  0,
  -0,
  1,
  -1,
  0.001,
  0.0005,
  -0.001,
  1.005,
  33.333333333333336,
  100.001,
  5e-324,
  1e-7,
  9_999_999,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  -(2 ** 31) - 1,
  1_000_000_000_000,
  1_000_000_000_001,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53) + 1,
  -(2 ** 53),
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  BEYOND_NUMBERS,
  '1',
  'NaN',
  true,
];

export const hostileNumber: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: choice(NUMBERS) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.maxSafeInteger() },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);

export const hostileDate: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 4,
    arbitrary: choice([
      '2024-02-29',
      '2026-02-29',
      '2026-02-30',
      '0000-01-01',
      '0001-01-01',
      '1582-10-10',
      '1899-12-31',
      '9999-12-31',
      '10000-01-01',
      '+010000-01-01',
      '-000001-01-01',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '20261120',
      ' 2026-11-20',
      '2026-11-20T00:00:00Z',
      '２０２６-11-20',
      'infinity',
      'today',
      '',
      20_261_120,
    ]),
  },
  {
    weight: 1,
    arbitrary: fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  },
);

export const hostileInstant: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 4,
    arbitrary: choice([
      '0001-01-01T00:00:00Z',
      '0001-01-01T00:00:00+14:00',
      '0000-12-31T23:59:59Z',
      '9999-12-31T23:59:59.999Z',
      '9999-12-31T23:59:59-12:00',
      '1969-12-31T23:59:59.999Z',
      '2026-02-30T00:00:00Z',
      '2026-11-20T24:00:00Z',
      '2026-11-20T23:59:60Z',
      '2026-11-20T17:30:00',
      '2026-11-20 17:30:00Z',
      '2026-11-20T17:30:00.123456789Z',
      '2026-11-20T17:30:00+99:99',
      '2026-03-08T02:30:00-08:00',
      '-271821-04-20T00:00:00Z',
      '+275760-09-13T00:00:00Z',
      '',
      0,
      1_795_000_000_000,
    ]),
  },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
);

export const malformedId: fc.Arbitrary<unknown> = choice([
  '',
  '0',
  0,
  -1,
  2 ** 53,
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{00000000-0000-0000-0000-000000000000}',
  '00000000000000000000000000000000',
  '00000000-0000-0000-0000-00000000000',
  'gggggggg-gggg-gggg-gggg-gggggggggggg',
  '00000000-0000-0000-0000-000000000000\0',
  '------------------------------------',
  "' or true --",
  '\ud800',
  'x'.repeat(5_000),
]);

export const hostileObject: fc.Arbitrary<unknown> = fc.oneof(
  fc.object({ maxDepth: 3, withNullPrototype: false }).map((value) => JSON.parse(JSON.stringify(value) ?? '{}')),
  choice<unknown>([{}, { id: null }, { type: 'public-key' }, [], 'x', 1, JSON.parse('{"__proto__": {"polluted": 1}}')]),
);

/** Of the wrong kind altogether. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  choice<unknown>([null, true, false, 0, '', [], {}, [[]], [null], { a: { b: [] } }]),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Markers of pages in the shape of ours, with what ours never hold. */
export const hostileCursor: fc.Arbitrary<string> = fc
  .tuple(
    choice(['NEWEST', 'NAME', 'BALANCE', 'DUE_DATE', 'TOTAL', 'UPDATED', 'PUBLISHED', '', 'x']),
    fc.oneof(
      choice([
        '9999-99-99 99:99:99+00',
        '2026-02-30 10:00:00+00',
        '2026-11-20 10:00:00.1234567890123+00',
        '0000-00-00 00:00:00+00',
        '9999-99-99',
        '2026-02-30',
        '0000-01-01',
        'infinity',
        '999999999999999999',
        '-999999999999999999',
        '------------------------------------',
        'ffffffff-ffff-ffff-ffff-ffffffffffff',
        '000000000000000000000000000000000000',
      ]),
      hostileText,
    ),
    choice(['ffffffff-ffff-ffff-ffff-ffffffffffff', '', 'x']),
  )
  .map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url'));
