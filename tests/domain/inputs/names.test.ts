import { describe, expect, it } from 'vitest';
import { businessInput } from '#domain/inputs/business.ts';
import { createCustomerInput } from '#domain/inputs/customer.ts';
import { addPasskeyInput } from '#domain/inputs/factors.ts';
import { fieldErrors } from '#domain/inputs/fieldErrors.ts';
import { signUpInput, startBusinessInput, updateProfileInput } from '#domain/inputs/identity.ts';
import { HIDDEN_IN_NAME, LINK_IN_NAME, MARKUP_IN_NAME } from '#domain/inputs/name.ts';
import { acceptQuoteInput } from '#domain/inputs/portal.ts';
import { joinTeamInput, roleInput } from '#domain/inputs/team.ts';

const problemWith = (fullName: string) => {
  const { error } = updateProfileInput.safeParse({ fullName });
  return error && fieldErrors(error)[0]?.message;
};

describe('a name', () => {
  it.each([
    'Ada Park',
    'Dr. José Núñez-O’Neil, Jr.',
    'J.R.Smith',
    'J.Smith',
    'St.John Mobile Notary',
    'Smith & Sons, Inc.',
    'AT&T',
    'Notary @ Your Door',
    'A+ Prints #1 (24/7)',
    'No.1 Live Scan',
    'L.L.C. Prints',
    '指紋 採取 センター',
    'محمد علی',
    'می‌خواهم',
    'Ὀδυσσεύς',
    '👍 Prints',
  ])('accepts %j', (name) => expect(problemWith(name)).toBeUndefined());

  it.each([
    'http://evil.example',
    'You won! https://evil.example/claim',
    'www.evil.example',
    'Visit evil.com today',
    'evil.example',
    'EVIL.COM',
    'Evil.Com',
    't.me/win',
    'T.co/win',
    'x.com',
    'bit.ly/3x',
    'evil．example',
    'evil。example',
    'пример.рф',
    'xn--e1afmkfd.xn--p1ai',
    '192.168.0.1',
    'javascript:alert(1)',
    'mailto:me',
    'ftp://evil',
    'write to win@evil.example',
    'win＠evil.example',
  ])('rejects a link: %j', (name) => expect(problemWith(name)).toBe(LINK_IN_NAME));

  it.each(['<b>Win</b>', '<script>', 'a > b', '[win](here)', '[url=x]win[/url]', '&lt;b&gt;', '&#60;', '＜b＞'])(
    'rejects markup: %j',
    (name) => expect(problemWith(name)).toBe(MARKUP_IN_NAME),
  );

  it.each(['Ada\u202ePark', 'Ada\u200bPark', 'Ada\u2066Park', 'Ada\u2028Park', 'Ada\u00adPark', 'Ada\ufeffPark'])(
    'rejects invisible characters: %j',
    (name) => expect(problemWith(name)).toBe(HIDDEN_IN_NAME),
  );

  it.each(['Ada\nPark', 'Ada\u0000Park', 'Ada\u001bPark'])('rejects control characters: %j', (name) =>
    expect(problemWith(name)).toContain('can’t be displayed'),
  );
});

describe('names that are mailed to others are checked', () => {
  const spam = 'Win at evil.example';
  it.each([
    ['fullName', signUpInput, { fullName: spam }],
    ['fullName', updateProfileInput, { fullName: spam }],
    ['fullName', joinTeamInput, { fullName: spam }],
    ['name', startBusinessInput, { name: spam }],
    ['name', businessInput, { name: spam }],
    ['name', roleInput, { name: spam, grants: [] }],
    ['name', createCustomerInput, { name: `${spam}/now` }],
    ['name', addPasskeyInput, { name: spam }],
    ['signerName', acceptQuoteInput, { signerName: spam }],
  ])('%s (%#)', (path, schema, input) => {
    const { error } = schema.safeParse(input);
    expect(fieldErrors(error!)).toContainEqual({ path, message: LINK_IN_NAME, code: 'CUSTOM' });
  });
});

it('a customer may have the name of a website', () =>
  expect(createCustomerInput.safeParse({ name: 'Booking.com' }).success).toBe(true));
