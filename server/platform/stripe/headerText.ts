import { hashToken } from '../auth/tokens.ts';

/** What an HTTP header can hold: Latin-1 without control characters. */
const HEADER = /^[\x20-\x7e\xa0-\xff]*$/;

/** A text that is sent in a header, such as Stripe's Idempotency-Key: as it is where a header can hold it, else its hash. */
export const headerText = (text: string): string => (HEADER.test(text) ? text : hashToken(text));
