import { requiredText } from './text.ts';

export const LINK_IN_NAME = 'A name cannot hold a link or an email address. Put a space after each period';
export const MARKUP_IN_NAME = 'A name cannot hold markup, such as < or >';
export const HIDDEN_IN_NAME = 'Take out the characters that cannot be seen';

// Marks of direction, spaces without width, line and paragraph separators. The two joiners belong to some languages' letters.
const HIDDEN = /(?![\u200c\u200d])[\p{Cf}\p{Zl}\p{Zp}\p{Co}]/u;
// Tags; links and tags of Markdown and BBCode; character references.
const MARKUP = /[<>]|\]\s*[([]|\[\/?(?:url|img|link|b|i|u)\b|&(?:#x?[\da-f]+|[a-z]{2,8});/i;
const SCHEME = /\b[a-z][a-z\d+.-]*:\/\/|\b(?:mailto|javascript|data|tel|sms|https?):|\bwww\d*\./i;
const ADDRESS = /[^\s@]@[^\s@]+\.[^\s@]|\b\d{1,3}(?:\.\d{1,3}){3}\b/;
// What mail programs make a link of: words joined by a period, as host names are.
const HOST = /([\p{L}\p{N}-]+)\.(\p{L}{2,}|xn--)/giu;
const HOST_WITH_PATH = /[\p{L}\p{N}-]\.(?:\p{L}{2,}|xn--[a-z\d-]+)(?::\d+)?[/?#]/iu;
const INITIAL_OR_TITLE = /^(?:\p{Lu}|St|Dr|Mr|Mrs|Ms|Mt|Ft|Prof|Rev)$/u;
const CAPITALIZED = /^\p{Lu}\p{Ll}{2,}$/u;

/** Periods and letters of other widths lead to the same hosts. */
const plain = (text: string) => text.normalize('NFKC').replace(/[\u3002\uff61]/g, '.');

const holdsAddress = (text: string) => SCHEME.test(text) || ADDRESS.test(text) || HOST_WITH_PATH.test(text);

/** Whether mail programs would make a link of words joined by a period. "J.Smith" and "St.John" are names. */
const holdsHost = (text: string) =>
  [...text.matchAll(HOST)].some(
    ([, before = '', after = '']) => !(INITIAL_OR_TITLE.test(before) && CAPITALIZED.test(after)),
  );

/** The name of a customer, which may be that of a site ("Booking.com"). Links, addresses and markup are refused. */
export const requiredCustomerName = (missing: string, max: number) =>
  requiredText(missing, max)
    .refine((text) => !HIDDEN.test(text), HIDDEN_IN_NAME)
    .refine((text) => !MARKUP.test(text.normalize('NFKC')), MARKUP_IN_NAME)
    .refine((text) => !holdsAddress(plain(text)), LINK_IN_NAME);

/**
 * A name that may be mailed to strangers: of a person, a business, a role. It is refused where a mail program would show a
 * link, an address or markup in it, so that nobody sends advertising through Whorl's mails.
 */
export const requiredName = (missing: string, max: number) =>
  requiredCustomerName(missing, max).refine((text) => !holdsHost(plain(text)), LINK_IN_NAME);
