import * as z from 'zod';
import { MISSING_EMAIL, WRONG_EMAIL } from '../identity/credentials.ts';
import { looksLikeEmail, normalizeEmail } from '../identity/email.ts';

// Control characters and unpaired surrogates, which PostgreSQL cannot store.
const NOT_TEXT = /[\p{Cc}\p{Cs}]/u;
const NOT_MULTILINE_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

const ODD_CHARACTERS = 'Remove the characters that can’t be displayed';
const tooLong = (max: number) => `Use at most ${max.toLocaleString('en-US')} characters`;
const emptyToNull = (text: string) => (text === '' ? null : text);

/** One line of text, trimmed; may be empty. */
const line = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .max(max, { error: () => tooLong(max) })
    .refine((text) => !NOT_TEXT.test(text), ODD_CHARACTERS);

/** Text of several lines, trimmed, with normalized line breaks; may be empty. */
const lines = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .max(max, { error: () => tooLong(max) })
    .refine((text) => !NOT_MULTILINE_TEXT.test(text), ODD_CHARACTERS);

/** A required line of text; `missing` is the message for an empty one. */
export const requiredText = (missing: string, max: number) => line(max, missing).min(1, missing);

/** An optional line of text; null or blank clears it. */
export const optionalText = (max: number) => line(max, 'Enter text').transform(emptyToNull).nullish();

/** A required text of several lines. */
export const requiredLongText = (missing: string, max: number) => lines(max, missing).min(1, missing);

/** An optional text of several lines; null or blank clears it. */
export const optionalLongText = (max: number) => lines(max, 'Enter text').transform(emptyToNull).nullish();

export const LONGEST_NAME = 200;
const LONGEST_NOTES = 5_000;
const LONGEST_TERMS = 10_000;

export const notes = optionalLongText(LONGEST_NOTES);
export const terms = optionalLongText(LONGEST_TERMS);

/** A required email address, normalized. */
export const requiredEmail = (missing = MISSING_EMAIL, wrong = WRONG_EMAIL) =>
  z
    .string({ error: missing })
    .overwrite(normalizeEmail)
    .min(1, missing)
    .refine((text) => text === '' || looksLikeEmail(text), wrong);

/** An optional email address; null or empty clears it. */
export const optionalEmail = z
  .string({ error: WRONG_EMAIL })
  .overwrite(normalizeEmail)
  .refine((text) => text === '' || looksLikeEmail(text), WRONG_EMAIL)
  .transform(emptyToNull)
  .nullish();

/** A phone number, stored as typed. */
export const optionalPhone = line(40, 'Enter a phone number')
  .refine((text) => text === '' || /\d/.test(text), 'Enter a phone number')
  .transform(emptyToNull)
  .nullish();

/** A required id. */
export const requiredId = (missing: string) => z.guid({ error: missing });

/** The id that a record has in another program. */
export const externalId = optionalText(200);

/** The arguments of an upsert beside its input. */
export const upsertArguments = z.object({ externalId: requiredText('Enter the external ID', 200) });

/**
 * A key chosen by the client for one request: repeating it with the same content executes the request once; with other
 * content it is refused.
 */
export const idempotencyKey = line(200, 'Send the key as text').transform(emptyToNull).nullish();

/** The key of a request whose response was lost. */
export const settledKey = requiredText('Send the key', 200);
