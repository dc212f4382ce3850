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
const INITIAL_OR_TITLE = /^(?:\p{Lu}|St|Dr|Mr|Mrs|Ms|Mt|Ft|Prof|Rev)$/u;
const CAPITALIZED = /^\p{Lu}\p{Ll}{2,}$/u;

/** Whether mail programs would show a link in the text. "J.Smith" and "St.John" are names. */
function holdsLink(text: string): boolean {
  // Periods and letters of other widths lead to the same hosts.
  const plain = text.normalize('NFKC').replace(/[\u3002\uff61]/g, '.');
  if (SCHEME.test(plain) || ADDRESS.test(plain)) return true;
  return [...plain.matchAll(HOST)].some(
    ([, before = '', after = '']) => !(INITIAL_OR_TITLE.test(before) && CAPITALIZED.test(after)),
  );
}

/**
 * A name that may be mailed to others: of a person, a business, a role. It is refused where a mail program would show a link,
 * an address or markup in it, so that nobody sends advertising by Whorl's mails.
 */
export const requiredName = (missing: string, max: number) =>
  requiredText(missing, max)
    .refine((text) => !HIDDEN.test(text), HIDDEN_IN_NAME)
    .refine((text) => !MARKUP.test(text.normalize('NFKC')), MARKUP_IN_NAME)
    .refine((text) => !holdsLink(text), LINK_IN_NAME);
