import * as z from 'zod';
import { NO_TOTP_CODE } from '../identity/totpCode.ts';
import { requiredName } from './name.ts';

const MISSING_CODE = 'Enter the code from your authenticator app';

/** Six digits; spaces are removed, because people and phones insert them. */
export const totpCode = z
  .string({ error: MISSING_CODE })
  .max(40, MISSING_CODE)
  .transform((code) => code.replace(/\s/g, ''))
  .refine((code) => /^\d{6}$/.test(code), { message: NO_TOTP_CODE });

/** A browser's response to a WebAuthn request. The WebAuthn library checks the other fields. */
export const passkeyResponse = z.looseObject({
  id: z.string().min(1).max(2_000),
  rawId: z.string().min(1).max(2_000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().min(1).max(10_000) }),
  clientExtensionResults: z.looseObject({}),
});

const passkeyName = requiredName('Enter a name for the passkey', 60);

export const addPasskeyInput = z.object({ name: passkeyName, response: passkeyResponse });
export type AddPasskey = z.output<typeof addPasskeyInput>;

export const renamePasskeyInput = passkeyName;
