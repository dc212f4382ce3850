import { describe, expect, it } from 'vitest';
import {
  checkPassword,
  looksLikeEmail,
  normalizeEmail,
  PASSWORD_SPECIALS,
  passwordStrength,
} from '#domain/identity/password.ts';

const tooShort = 'Password must be at least 6 characters';
const tooLong = 'Password must not exceed 72 characters';
const invalid = 'Password contains invalid characters';

describe('checkPassword', () => {
  it.each([
    ['', [tooShort]],
    ['abcde', [tooShort]],
    ['abcdef', []],
    ['a'.repeat(72), []],
    ['a'.repeat(73), [tooLong]],
    ['with space', [invalid]],
    ['back\\slash', [invalid]],
    ['pässwort', [invalid]],
    ['tab\tbed', [invalid]],
    ['🔑', [tooShort, invalid]],
    ['é'.repeat(73), [tooLong, invalid]],
  ])('%j: %j', (password, errors) => {
    expect(checkPassword(password)).toEqual(errors);
  });

  it('allows exactly the listed special characters', () => {
    const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    const refused = printable.filter((character) => checkPassword(`abcdef${character}`).length > 0);
    expect(refused).toEqual([' ', '\\']);
    expect(PASSWORD_SPECIALS).toHaveLength(31);
  });
});

describe('passwordStrength', () => {
  it.each([
    ['', 0, 'weak'],
    ['abc', 1, 'weak'],
    ['abcdef', 2, 'weak'],
    ['Abcdef', 3, 'medium'],
    ['Abcde1', 4, 'medium'],
    ['Ab1!', 4, 'medium'],
    ['Abcd1!', 5, 'strong'],
  ])('scores %j %d, %s', (password, score, level) => {
    expect(passwordStrength(password)).toMatchObject({ score, level });
  });

  it('returns which criteria are met, of which only the length is required', () => {
    const { criteria } = passwordStrength('Abc1');
    expect(criteria.filter(({ met }) => met).map(({ key }) => key)).toEqual(['uppercase', 'lowercase', 'digit']);
    expect(criteria.filter(({ required }) => required).map(({ key }) => key)).toEqual(['length']);
  });
});

describe('email addresses', () => {
  it('are stored trimmed and in lowercase', () => {
    expect(normalizeEmail('  Ana.Lopez@Example.COM ')).toBe('ana.lopez@example.com');
  });

  it.each([
    ['name@bücher.example', 'name@xn--bcher-kva.example'],
    ['Name@BÜCHER.Example', 'name@xn--bcher-kva.example'],
    ['name@bu\u0308cher.example', 'name@xn--bcher-kva.example'],
    ['name@xn--bcher-kva.example', 'name@xn--bcher-kva.example'],
    ['name@例え。テスト', 'name@xn--r8jz45g.xn--zckzah'],
  ])('normalizes %s to %s', (text, kept) => {
    expect(normalizeEmail(text)).toBe(kept);
    expect(looksLikeEmail(kept)).toBe(true);
  });

  it.each([
    'name@bü/cher.example',
    'name@bü:80',
    'name@bü..example',
    'name@ü@example.com',
    'nåme@example.com',
    'a b@bü.example',
  ])('rejects %s', (text) => {
    expect(looksLikeEmail(normalizeEmail(text))).toBe(false);
  });

  it.each(['ana@example.com', "o'brien+prints@mail.example.co", 'a@b.co', 'x_1&2@sub-domain.example.test'])(
    'accept %s',
    (text) => {
      expect(looksLikeEmail(text)).toBe(true);
    },
  );

  it.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@@example.com',
    'ana@-example.com',
    'ana@example..com',
    'ana lopez@example.com',
    'a@example.com, b@example.com',
    'Ana <ana@example.com>',
    'ana@example.com\n',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('reject %j', (text) => {
    expect(looksLikeEmail(text)).toBe(false);
  });
});
