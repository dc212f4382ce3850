import { requiredText } from './text.ts';

export const LINK_IN_NAME = 'Names can’t contain a link or email address. Put a space after each period';
export const MARKUP_IN_NAME = 'Names can’t contain markup, such as < or >';
export const HIDDEN_IN_NAME = 'Remove the invisible characters';

// Bidirectional marks, zero-width spaces, line and paragraph separators. The two zero-width joiners are allowed,
// because some languages need them.
const HIDDEN = /(?![\u200c\u200d])[\p{Cf}\p{Zl}\p{Zp}\p{Co}]/u;
// HTML tags; links and tags of Markdown and BBCode; character references.
const MARKUP = /[<>]|\]\s*[([]|\[\/?(?:url|img|link|b|i|u)\b|&(?:#x?[\da-f]+|[a-z]{2,8});/i;
const SCHEME = /\b[a-z][a-z\d+.-]*:\/\/|\b(?:mailto|javascript|data|tel|sms|https?):|\bwww\d*\./i;
const ADDRESS = /[^\s@]@[^\s@]+\.[^\s@]|\b\d{1,3}(?:\.\d{1,3}){3}\b/;
// Words joined by a period, which mail clients turn into links.
const HOST = /([\p{L}\p{N}-]+)\.(\p{L}{2,}|xn--)/giu;
const HOST_WITH_PATH = /[\p{L}\p{N}-]\.(?:\p{L}{2,}|xn--[a-z\d-]+)(?::\d+)?[/?#]/iu;
const INITIAL_OR_TITLE = /^(?:\p{Lu}|St|Dr|Mr|Mrs|Ms|Mt|Ft|Prof|Rev)$/u;
const CAPITALIZED = /^\p{Lu}\p{Ll}{2,}$/u;

/** Normalizes full-width letters and periods, which resolve to the same hosts. */
const plain = (text: string) => text.normalize('NFKC').replace(/[\u3002\uff61]/g, '.');

const holdsAddress = (text: string) => SCHEME.test(text) || ADDRESS.test(text) || HOST_WITH_PATH.test(text);

/** Returns whether mail clients would turn words joined by a period into a link. "J.Smith" and "St.John" are names. */
const holdsHost = (text: string) =>
  [...text.matchAll(HOST)].some(
    ([, before = '', after = '']) => !(INITIAL_OR_TITLE.test(before) && CAPITALIZED.test(after)),
  );

/** The name of a customer, which may be the name of a website ("Booking.com"). Rejects links, addresses and markup. */
export const requiredCustomerName = (missing: string, max: number) =>
  requiredText(missing, max)
    .refine((text) => !HIDDEN.test(text), HIDDEN_IN_NAME)
    .refine((text) => !MARKUP.test(text.normalize('NFKC')), MARKUP_IN_NAME)
    .refine((text) => !holdsAddress(plain(text)), LINK_IN_NAME);

/**
 * A name that may appear in mails to strangers: of a person, a business or a role. Rejects links, addresses, host names
 * and markup, so that Whorl's mails cannot be used for advertising.
 */
export const requiredName = (missing: string, max: number) =>
  requiredCustomerName(missing, max).refine((text) => !holdsHost(plain(text)), LINK_IN_NAME);
