import { hashToken } from '../auth/tokens.ts';

/** Characters allowed in an HTTP header: Latin-1 without control characters. */
const HEADER = /^[\x20-\x7e\xa0-\xff]*$/;

/** Returns a text for a header, such as Stripe's Idempotency-Key: itself if a header can hold it, else its hash. */
export const headerText = (text: string): string => (HEADER.test(text) ? text : hashToken(text));
