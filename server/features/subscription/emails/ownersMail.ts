/** The footer that tells the recipient why they get the mail. */
export const ownersMail = 'You get this mail because the business is yours.';
