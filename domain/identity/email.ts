const LONGEST_EMAIL = 254;
const LONGEST_LOCAL_PART = 64;
// Matches addresses that are possible on the public internet. Excludes quotes, commas and angle brackets, which could
// turn one address into several in a mail header.
const EMAIL_SHAPE =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** Matches letters of any script and East Asian full stops; excludes characters with a meaning in URLs. */
const INTERNATIONAL_DOMAIN = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.\u3002\uff0e\uff61-]+$/u;

/**
 * Normalizes an email address for storage and comparison: trimmed, lowercase, with an international domain in its ASCII
 * form ("name@bücher.example" becomes "name@xn--bcher-kva.example").
 */
export function normalizeEmail(email: string): string {
  const text = email.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  return at > 0 && INTERNATIONAL_DOMAIN.test(domain) ? `${text.slice(0, at)}@${asciiDomain(domain)}` : text;
}

function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    // Not a domain: returns it unchanged, so that it fails the check of the address.
    return domain;
  }
}

/** Masks an address for records that outlive the account; its owner can still recognize it. */
export function hiddenEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}

/**
 * Returns whether a text has the form of one email address. Whether it exists is known only once a mail is delivered.
 */
export function looksLikeEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && text.indexOf('@') <= LONGEST_LOCAL_PART && EMAIL_SHAPE.test(text);
}
