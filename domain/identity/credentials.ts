import { looksLikeEmail, normalizeEmail } from './email.ts';

/** Said where an email address or a password is missing altogether. */
export const MISSING_CREDENTIALS = 'You must provide either an email or phone number and a password';
export const MISSING_NAME = 'Enter your full name';
export const MISSING_EMAIL = 'Enter an email address';
export const WRONG_EMAIL = 'Enter an email address such as name@example.com';

/** Why a text is not taken for an email address; null where it is. Forms without schemas ask it before the API does. */
export function checkEmail(text: string, missing = MISSING_EMAIL): string | null {
  const email = normalizeEmail(text);
  if (email === '') return missing;
  return looksLikeEmail(email) ? null : WRONG_EMAIL;
}
