/** The page where a mail's reader confirms, and the address that its form is sent to. */
export const CONFIRM_PATH = '/newsletter/confirm';

/** The page where a mail's reader unsubscribes, and the address that its form and mail programs send to. */
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/**
 * The headers by which mail programs offer to unsubscribe (RFC 2369), with one click of their own (RFC 8058).
 * Every mail of the newsletter has them.
 */
export const unsubscribeHeaders = (unsubscribeUrl: string): Record<string, string> => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
