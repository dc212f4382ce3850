import { sql } from 'kysely';
import type { TestApp } from './app.ts';
import { GraphQLPerson, linkToken } from './person.ts';
import { hearOfPlan } from './plans.ts';

export const INVITE = `mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { id email roleName status expiresAt actions } }`;
export const JOIN = `mutation ($input: JoinTeamInput!) { joinTeam(input: $input) { accessToken refreshToken viewer { businessName role roleName } } }`;
export const ACCEPT = `mutation ($token: String!) { acceptTeamInvitation(token: $token) { accessToken viewer { businessId businessName role } } }`;
export const CHANGE_ROLE = `mutation ($id: ID!, $role: MemberRole!, $roleId: ID) { changeMemberRole(id: $id, role: $role, roleId: $roleId) { id role roleName } }`;
export const TEAM =
  '{ teamMembers { id fullName email role roleName status isYou actions } teamInvitations { id email status actions } }';
export const VIEWER =
  '{ viewer { businessId businessName status standing role roleName grants { permission scope } businesses { id name } } }';
export const CREATE_ROLE = `mutation ($input: RoleInput!) { createRole(input: $input) { id name grants { permission scope } memberCount editable } }`;
export const UPDATE_ROLE = `mutation ($id: ID!, $input: RoleInput!) { updateRole(id: $id, input: $input) { id name grants { permission scope } } }`;

type Given = { role: string; roleId?: string };

/** The owner of a business whose plan includes a team. */
export async function withTeam(app: TestApp, fullName = 'Dana Ruiz'): Promise<GraphQLPerson> {
  const owner = await app.professional(fullName);
  await hearOfPlan(app, owner, { tier: 'PREMIUM', interval: 'YEAR' });
  return owner;
}

/** Returns the token of the newest invitation to an address. */
export const invitationToken = (app: TestApp, email: string) => linkToken(app.address, email, 'Join');

/** Invites a new person, who joins and is signed in. */
export async function colleague(
  app: TestApp,
  owner: GraphQLPerson,
  { email, fullName, ...given }: Given & { email: string; fullName: string },
): Promise<GraphQLPerson & { id: string }> {
  await owner.ask(INVITE, { input: { email, ...given } });
  const account = { fullName, email, password: 'Correct-horse1' };
  const token = await invitationToken(app, email);
  const { joinTeam } = await app.visitor().ask(JOIN, {
    input: { token, fullName, password: account.password, tokenDelivery: 'BODY' },
  });
  const person = new GraphQLPerson(app.address, account, joinTeam.accessToken);
  const { userId } = app.services.accessTokens.read(joinTeam.accessToken)!;
  return Object.assign(person, { id: userId, refreshToken: joinTeam.refreshToken });
}

/** Refreshes a refused access token. */
export async function refreshed(app: TestApp, person: GraphQLPerson): Promise<GraphQLPerson> {
  const { refreshToken } = person as GraphQLPerson & { refreshToken?: string };
  const { refreshSession } = await app
    .visitor()
    .ask('mutation ($token: String) { refreshSession(refreshToken: $token) { accessToken refreshToken } }', {
      token: refreshToken,
    });
  const next = new GraphQLPerson(person.address, person.account, refreshSession.accessToken);
  return Object.assign(next, { refreshToken: refreshSession.refreshToken });
}

/** Removes a member to free a seat of the plan. */
export async function retire(app: TestApp, userId: string): Promise<void> {
  await sql`update memberships set status = 'SUSPENDED' where user_id = ${userId}`.execute(
    app.services.database.em.getKysely(),
  );
}
