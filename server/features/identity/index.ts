export { IdentityResolver } from './identity.resolver.ts';
export { sendAccountMail } from './jobs/sendAccountMail.ts';
