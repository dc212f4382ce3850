/** Why the reader gets a mail about the plan. */
export const ownersMail = 'You get this mail because the business is yours.';
