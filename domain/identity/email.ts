const LONGEST_EMAIL = 254;
const LONGEST_LOCAL_PART = 64;
// What a mailbox may look like on the public internet. Quotes, commas and angle brackets stay out: in a mail header they
// would turn one address into several.
const EMAIL_SHAPE =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** Letters of any script, and the dots of East Asian keyboards: no character that a URL gives another meaning. */
const INTERNATIONAL_DOMAIN = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.\u3002\uff0e\uff61-]+$/u;

/**
 * The form in which an email address is kept and compared: trimmed, in lowercase, an international domain in its ASCII form
 * ("name@bücher.example" is "name@xn--bcher-kva.example").
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
    // No domain at all: left as it is, which has not the shape of an address.
    return domain;
  }
}

/** An address as a record shows it that outlives the account: enough for its owner to know it by. */
export function hiddenEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}

/** Whether a text has the shape of one email address. Only a delivered mail proves that it is one. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && text.indexOf('@') <= LONGEST_LOCAL_PART && EMAIL_SHAPE.test(text);
}
