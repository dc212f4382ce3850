import { describe, expect, it } from 'vitest';
import { checkEmail, MISSING_CREDENTIALS, MISSING_EMAIL, WRONG_EMAIL } from '#domain/identity/credentials.ts';
import { emailOnly, signInInput } from '#domain/inputs/identity.ts';

describe('an email address that a form checks', () => {
  it.each([
    ['dana@example.com', null],
    [' Dana@Example.com ', null],
    ['', MISSING_EMAIL],
    ['  ', MISSING_EMAIL],
    ['dana', WRONG_EMAIL],
    ['dana@example', WRONG_EMAIL],
    ['dana@example.com,ana@example.com', WRONG_EMAIL],
    [`${'a'.repeat(65)}@example.com`, WRONG_EMAIL],
  ])('%j is judged as the API judges it', (text, words) => {
    expect(checkEmail(text)).toBe(words);
    expect(emailOnly.safeParse(text).error?.issues[0]?.message ?? null).toBe(words);
  });

  it('is missed in the words of the form', () => {
    const { error } = signInInput.safeParse({ email: '', password: 'secret' });
    expect(checkEmail('', MISSING_CREDENTIALS)).toBe(error?.issues[0]?.message);
  });
});
