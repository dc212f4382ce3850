/** Whether storms, fuzz, kills and histories run at full size (npm run test:soak); in `npm test` they are small. */
export const IS_SOAK = process.env.SOAK === 'true';
