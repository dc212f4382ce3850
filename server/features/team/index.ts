export { assign } from './assign.ts';
export { Colleague, colleagueReads } from './colleague.ts';
export { sendOwnershipMail } from './jobs/sendOwnershipMail.ts';
export { sendTeamInvitation } from './jobs/sendTeamInvitation.ts';
export { JoiningResolver } from './joining.resolver.ts';
export { RoleResolver } from './role.resolver.ts';
export { TeamResolver } from './team.resolver.ts';
