/** The footer that tells the recipient why they get the mail. */
export const ownersMail = 'You’re getting this email because you own the business.';
