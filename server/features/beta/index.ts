export { invitationUrl } from './betaInvitations.ts';
export { acceptBetaInvitation } from './commands/acceptBetaInvitation.ts';
export { inviteToBeta } from './commands/inviteToBeta.ts';
export { startBetaAccess } from './commands/startBetaAccess.ts';
export { closeBetaInvitations } from './jobs/closeBetaInvitations.ts';
