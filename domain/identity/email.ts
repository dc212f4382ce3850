const LONGEST_EMAIL = 254;
const LONGEST_LOCAL_PART = 64;
// What a mailbox may look like on the public internet. Quotes, commas and angle brackets stay out: in a mail header they
// would turn one address into several.
const EMAIL_SHAPE =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** The form in which an email address is kept and compared: trimmed, in lowercase. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
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
