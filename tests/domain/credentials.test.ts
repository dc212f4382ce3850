import { describe, expect, it } from 'vitest';
import { checkEmail, MISSING_CREDENTIALS, MISSING_EMAIL, WRONG_EMAIL } from '#domain/identity/credentials.ts';
import { emailOnly, signInInput } from '#domain/inputs/identity.ts';

describe('checkEmail in forms', () => {
  it.each([
    ['dana@example.com', null],
    [' Dana@Example.com ', null],
    ['', MISSING_EMAIL],
    ['  ', MISSING_EMAIL],
    ['dana', WRONG_EMAIL],
    ['dana@example', WRONG_EMAIL],
    ['dana@example.com,ana@example.com', WRONG_EMAIL],
    [`${'a'.repeat(65)}@example.com`, WRONG_EMAIL],
  ])('accepts or rejects %j as the API does', (text, words) => {
    expect(checkEmail(text)).toBe(words);
    expect(emailOnly.safeParse(text).error?.issues[0]?.message ?? null).toBe(words);
  });

  it("uses the form's message for a missing address", () => {
    const { error } = signInInput.safeParse({ email: '', password: 'secret' });
    expect(checkEmail('', MISSING_CREDENTIALS)).toBe(error?.issues[0]?.message);
  });
});
