import { describe, expect, it } from 'vitest';
import { MISSING_CREDENTIALS } from '#domain/identity/credentials.ts';
import {
  changePasswordInput,
  newsletterEmail,
  requestEmailChangeInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
  updateProfileInput,
} from '#domain/inputs/identity.ts';
import { acceptQuoteInput, declineQuoteInput, requestChangesInput } from '#domain/inputs/portal.ts';
import { expectError } from './expectError.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('identity', () => {
  const person = { fullName: 'Ana Lopez', email: 'Ana@Example.com ', password: 'secret' };

  it('normalizes the address at sign-up and sign-in', () => {
    expect(signUpInput.parse(person)).toEqual({ ...person, email: 'ana@example.com' });
    expect(signInInput.parse({ email: ' ANA@example.com', password: 'x' }).email).toBe('ana@example.com');
  });

  it.each<[unknown, string, string]>([
    [{ ...person, fullName: ' ' }, 'fullName', 'Enter your full name'],
    [{ ...person, email: '' }, 'email', MISSING_CREDENTIALS],
    [{ ...person, password: undefined }, 'password', MISSING_CREDENTIALS],
    [{ ...person, email: 'ana' }, 'email', 'Enter an email address such as name@example.com'],
    [{ ...person, password: 'abc' }, 'password', 'Password must be at least 6 characters'],
    [{ ...person, password: 'a'.repeat(73) }, 'password', 'Password must not exceed 72 characters'],
    [{ ...person, password: 'sécret' }, 'password', 'Password contains invalid characters'],
  ])('rejects %j at %s: %s', (input, path, message) => {
    expectError(signUpInput, input, path, message);
  });

  it('uses the specified message for missing credentials', () => {
    expect(MISSING_CREDENTIALS).toBe('You must provide either an email or phone number and a password');
    expectError(signInInput, { email: '', password: 'x' }, 'email', MISSING_CREDENTIALS);
    expectError(signInInput, { email: 'a@b.co', password: '' }, 'password', MISSING_CREDENTIALS);
  });

  it('checks new passwords against the rules, but not existing ones', () => {
    const tooShort = 'Password must be at least 6 characters';
    expectError(resetPasswordInput, { token: 't', password: 'abc' }, 'password', tooShort);
    expectError(changePasswordInput, { currentPassword: 'old', newPassword: 'abc' }, 'newPassword', tooShort);
    expect(changePasswordInput.safeParse({ currentPassword: 'old', newPassword: 'abcdef' }).success).toBe(true);
    expectError(requestEmailChangeInput, { newEmail: 'a@b.co', password: '' }, 'password', 'Enter your password');
    expectError(updateProfileInput, { fullName: '' }, 'fullName', 'Enter your full name');
  });

  it.each(['', 'nobody', 'a@b'])('rejects the newsletter address %j', (email) => {
    expectError(newsletterEmail, email, '', 'Please enter a valid email address');
  });
});

describe('the portal', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo=';

  it('accepts a signature, a reason and a change request', () => {
    const accepted = { token: 't', signerName: 'Ana', selectedOptionalLineIds: [id], signatureImage: png };
    expect(acceptQuoteInput.parse(accepted)).toEqual(accepted);
    expect(declineQuoteInput.parse({ token: 't', reason: ' ' })).toEqual({ token: 't', reason: null });
    expectError(acceptQuoteInput, { token: 't', signerName: '' }, 'signerName', 'Enter your name to sign');
    expectError(acceptQuoteInput, { ...accepted, signatureImage: 'x' }, 'signatureImage', 'Draw your signature again');
    expectError(requestChangesInput, { token: 't', message: '' }, 'message', 'Tell us what you’d like changed');
  });
});
