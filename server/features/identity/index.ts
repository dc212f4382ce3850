export { issueAccountToken } from './accountTokens.ts';
export { confirmEmail } from './commands/confirmEmail.ts';
export { resetPassword } from './commands/resetPassword.ts';
export { signUp } from './commands/signUp.ts';
export { IdentityResolver } from './identity.resolver.ts';
export { sendAccountMail } from './jobs/sendAccountMail.ts';
export { openSessions } from './openSessions.ts';
export { endSessions } from './sessions.ts';
