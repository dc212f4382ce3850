import * as z from 'zod';
import { MISSING_CREDENTIALS, MISSING_NAME } from '../identity/credentials.ts';
import { checkPassword } from '../identity/password.ts';
import { passkeyResponse, totpCode } from './factors.ts';
import { requiredName } from './name.ts';
import { LONGEST_NAME, optionalText, requiredEmail, requiredText } from './text.ts';

const fullName = requiredName(MISSING_NAME, LONGEST_NAME);

/** A new password, checked against the rules. */
export const newPassword = (missing: string) =>
  z.string({ error: missing }).superRefine((password, context) => {
    for (const message of checkPassword(password)) context.addIssue({ code: 'custom', message });
  });

/** An existing password. Only its length is limited, because it may have been set before the current rules. */
const knownPassword = (missing: string) => z.string({ error: missing }).min(1, missing).max(1_000, 'Wrong password');

const token = requiredText('This link is incomplete', 500);

/** Any text: an unknown time zone must not block a sign-up (guessTimeZone). */
const toldTimeZone = z.string().nullish();

export const signUpInput = z.object({
  fullName,
  email: requiredEmail(MISSING_CREDENTIALS),
  password: newPassword(MISSING_CREDENTIALS),
  /** Any text: an invalid invitation must not block a sign-up. */
  betaToken: z.string().nullish(),
  timeZone: toldTimeZone,
});
export type SignUp = z.output<typeof signUpInput>;

/** The password is omitted in the browser that signed up. */
export const confirmEmailInput = z.object({
  token,
  password: knownPassword('Enter the password you chose when you signed up').nullish(),
});

export const signInInput = z.object({
  email: requiredEmail(MISSING_CREDENTIALS),
  password: knownPassword(MISSING_CREDENTIALS),
  rememberMe: z.boolean().nullish(),
  totpCode: optionalText(20),
  recoveryCode: optionalText(40),
  tokenDelivery: z.enum(['COOKIE', 'BODY']).nullish(),
});
export type SignIn = z.output<typeof signInInput>;

export const signInWithPasskeyInput = z.object({
  response: passkeyResponse,
  rememberMe: z.boolean().nullish(),
  tokenDelivery: z.enum(['COOKIE', 'BODY']).nullish(),
});
export type SignInWithPasskey = z.output<typeof signInWithPasskeyInput>;

const MISSING_PROOF = 'Enter your password or a code, or use a passkey';

export const stepUpInput = z
  .object({
    password: knownPassword('Enter your password').nullish(),
    totpCode: totpCode.nullish(),
    passkey: passkeyResponse.nullish(),
  })
  .refine((proofs) => Object.values(proofs).filter(Boolean).length === 1, { message: MISSING_PROOF });

/** The address to which a reset link or another confirmation is sent. */
export const emailOnly = requiredEmail();

export const resetPasswordInput = z.object({ token, password: newPassword('Enter a new password') });

export const changePasswordInput = z.object({
  currentPassword: knownPassword('Enter your current password'),
  newPassword: newPassword('Enter a new password'),
});

export const requestEmailChangeInput = z.object({
  newEmail: requiredEmail('Enter your new email address'),
  password: knownPassword('Enter your password'),
});

export const startBusinessInput = z.object({
  name: requiredName('Enter your business name', LONGEST_NAME),
  timeZone: toldTimeZone,
});

export const updateProfileInput = z.object({ fullName });
export type UpdateProfile = z.output<typeof updateProfileInput>;

const WRONG_NEWSLETTER_EMAIL = 'Please enter a valid email address';

/** Has the error messages of the newsletter form. */
export const newsletterEmail = requiredEmail(WRONG_NEWSLETTER_EMAIL, WRONG_NEWSLETTER_EMAIL);
