import { looksLikeEmail, normalizeEmail } from './email.ts';

/** Shown where the email address or the password is missing. */
export const MISSING_CREDENTIALS = 'You must provide either an email or phone number and a password';
export const MISSING_NAME = 'Enter your full name';
export const MISSING_EMAIL = 'Enter an email address';
export const WRONG_EMAIL = 'Enter an email address such as name@example.com';

/**
 * Returns why a text is not a valid email address; null where it is valid. Forms without a schema use it before they
 * call the API.
 */
export function checkEmail(text: string, missing = MISSING_EMAIL): string | null {
  const email = normalizeEmail(text);
  if (email === '') return missing;
  return looksLikeEmail(email) ? null : WRONG_EMAIL;
}
