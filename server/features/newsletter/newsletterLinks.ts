/** Path of the confirmation page and of the endpoint that its form posts to. */
export const CONFIRM_PATH = '/newsletter/confirm';

/** Path of the unsubscribe page and of the endpoint that its form and mail clients post to. */
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/**
 * Returns the headers by which mail clients offer to unsubscribe (RFC 2369), with one click (RFC 8058). Every
 * newsletter mail has them.
 */
export const unsubscribeHeaders = (unsubscribeUrl: string): Record<string, string> => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
