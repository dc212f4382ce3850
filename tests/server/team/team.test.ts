import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { mailTo } from '#tests/support/mail.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { hearOfPlan } from '#tests/support/plans.ts';
import { inRole } from '#tests/support/roles.ts';
import { ageProofs, SIGN_IN } from '#tests/support/signIns.ts';
import {
  ACCEPT,
  CHANGE_ROLE,
  CREATE_ROLE,
  colleague,
  INVITE,
  invitationToken,
  JOIN,
  retire,
  TEAM,
  UPDATE_ROLE,
  VIEWER,
  withTeam,
} from '#tests/support/team.ts';

const OFFER =
  'query ($token: String!) { teamInvitation(token: $token) { businessName invitedBy email roleName hasAccount } }';
const RESEND = 'mutation ($id: ID!) { resendInvitation(id: $id) { id status } }';
const CHANGE =
  'mutation ($id: ID!, $input: ChangeInvitationInput!) { changeInvitation(id: $id, input: $input) { id email } }';
const REVOKE = 'mutation ($id: ID!) { revokeInvitation(id: $id) }';
const GIVE = 'mutation ($id: ID!) { transferOwnership(id: $id) }';
const USAGE = '{ planUsage { limit used allowed liftedBy } }';

let app: TestApp;
let people = 0;
const someone = (name = 'guest') => {
  people += 1;
  return `${name}${people}@example.com`;
};
const account = (token: string) => ({ token, fullName: 'Sam Field', password: 'Correct-horse1' });

beforeAll(async () => {
  app = await startTestApp();
});

const seats = async (person: GraphQLPerson) =>
  (await person.ask(USAGE)).planUsage.find(({ limit }: { limit: string }) => limit === 'TEAM_MEMBERS');

/** Simulates that a week has passed since every invitation was sent. */
const letExpire = () =>
  sql`update team_invitations set expires_at = now() - interval '1 minute' where status = 'PENDING'`.execute(
    app.services.database.em.getKysely(),
  );

describe('an invitation', () => {
  it('is mailed, shows its details, and adds the person to the team, signed in', async () => {
    const dana = await withTeam(app);
    const email = someone();
    const { inviteMember } = await dana.ask(INVITE, { input: { email: email.toUpperCase(), role: 'FIELD_AGENT' } });
    expect(inviteMember).toMatchObject({
      email,
      roleName: 'Field agent',
      status: 'PENDING',
      actions: ['RESEND', 'CHANGE', 'REVOKE'],
    });
    const token = await invitationToken(app, email);
    expect((await app.visitor().ask(OFFER, { token })).teamInvitation).toEqual({
      businessName: 'Dana Ruiz',
      invitedBy: 'Dana Ruiz',
      email,
      roleName: 'Field agent',
      hasAccount: false,
    });
    const { joinTeam } = await app.visitor().ask(JOIN, { input: account(token) });
    const sam = new GraphQLPerson(
      app.address,
      { fullName: 'Sam Field', email, password: 'Correct-horse1' },
      joinTeam.accessToken,
    );
    expect(await sam.ask('{ me { email emailVerified } subscriptionStatus { isTeamMember planTier } }')).toEqual({
      me: { email, emailVerified: true },
      subscriptionStatus: { isTeamMember: true, planTier: 'PREMIUM' },
    });
    const { teamMembers, teamInvitations } = await dana.ask(TEAM);
    expect(teamInvitations).toEqual([]);
    expect(teamMembers).toMatchObject([
      { fullName: 'Dana Ruiz', role: 'OWNER', isYou: true, actions: [] },
      {
        fullName: 'Sam Field',
        role: 'FIELD_AGENT',
        isYou: false,
        actions: ['CHANGE_ROLE', 'SUSPEND', 'REMOVE', 'MAKE_OWNER'],
      },
    ]);
    await app.visitor().refused('TOKEN_INVALID', JOIN, { input: account(token) });
    expect((await app.visitor().ask(OFFER, { token })).teamInvitation).toBeNull();
    const { activities } = await dana.ask('{ activities(first: 3) { nodes { type summary actorName } } }');
    expect(activities.nodes.slice(0, 2)).toEqual([
      { type: 'member.joined', summary: 'Sam Field joined as Field agent', actorName: 'Sam Field' },
      { type: 'invitation.sent', summary: `Invited ${email} as Field agent`, actorName: 'Dana Ruiz' },
    ]);
    await sam.refused('FORBIDDEN', TEAM);
  });

  it('to a person with an account is accepted by signing in, and they can then switch businesses', async () => {
    const dana = await withTeam(app);
    const robin = await app.professional('Robin Vale');
    await dana.ask(INVITE, { input: { email: robin.account.email, role: 'MANAGER' } });
    const token = await invitationToken(app, robin.account.email);
    expect((await app.visitor().ask(OFFER, { token })).teamInvitation.hasAccount).toBe(true);
    await app.visitor().refused('EMAIL_TAKEN', JOIN, { input: account(token) });
    await app.visitor().refused('UNAUTHENTICATED', ACCEPT, { token });
    const another = await app.professional('Somebody Else');
    await another.refused('INVALID_STATE', ACCEPT, { token });
    const { acceptTeamInvitation } = await robin.ask(ACCEPT, { token });
    expect(acceptTeamInvitation.viewer).toMatchObject({ businessName: 'Dana Ruiz', role: 'MANAGER' });
    const there = new GraphQLPerson(app.address, robin.account, acceptTeamInvitation.accessToken);
    const { viewer } = await there.ask(VIEWER);
    expect(viewer.businesses.map(({ name }: { name: string }) => name)).toEqual(['Dana Ruiz', 'Robin Vale']);

    const own = viewer.businesses[1].id;
    const SWITCH = 'mutation ($id: ID!) { switchBusiness(id: $id) { accessToken viewer { businessName role } } }';
    const { switchBusiness } = await there.ask(SWITCH, { id: own });
    expect(switchBusiness.viewer).toEqual({ businessName: 'Robin Vale', role: 'OWNER' });
    const home = new GraphQLPerson(app.address, robin.account, switchBusiness.accessToken);
    expect(await home.ask('{ business { name } subscriptionStatus { isTeamMember } }')).toEqual({
      business: { name: 'Robin Vale' },
      subscriptionStatus: { isTeamMember: false },
    });
    await another.refused('NOT_FOUND', SWITCH, { id: own });
    const { email, password } = robin.account;
    const { signIn } = await app.visitor().ask(SIGN_IN, { input: { email, password } });
    const again = new GraphQLPerson(app.address, robin.account, signIn.accessToken);
    expect((await again.ask(VIEWER)).viewer.businessId).toBe(own);
  });

  it('gets a new link when resent, another address when changed, and no valid link when revoked', async () => {
    const dana = await withTeam(app);
    const [first, second] = [someone(), someone()];
    const { inviteMember } = await dana.ask(INVITE, { input: { email: first, role: 'VIEWER' } });
    const { id } = inviteMember;
    const old = await invitationToken(app, first);
    await dana.ask(RESEND, { id });
    await app.visitor().refused('TOKEN_INVALID', JOIN, { input: account(old) });
    await dana.ask(CHANGE, { id, input: { email: second } });
    const token = await invitationToken(app, second);
    await dana.ask(REVOKE, { id });
    await app.visitor().refused('TOKEN_INVALID', JOIN, { input: account(token) });
    expect((await dana.ask(TEAM)).teamInvitations).toEqual([]);
    await dana.refused('INVALID_STATE', RESEND, { id });
    expect((await seats(dana)).used).toBe(0);
  });

  it('expires after a week, frees its seat, and is reopened when resent', async () => {
    const dana = await withTeam(app);
    const email = someone();
    const { inviteMember } = await dana.ask(INVITE, { input: { email, role: 'VIEWER' } });
    const token = await invitationToken(app, email);
    await letExpire();
    await app.visitor().refused('TOKEN_INVALID', JOIN, { input: account(token) });
    expect((await dana.ask(TEAM)).teamInvitations).toMatchObject([{ status: 'EXPIRED' }]);
    expect((await seats(dana)).used).toBe(0);
    await dana.ask(RESEND, { id: inviteMember.id });
    expect((await seats(dana)).used).toBe(1);
  });

  it('is unique for each address, and refused for members', async () => {
    const dana = await withTeam(app);
    const email = someone();
    await dana.ask(INVITE, { input: { email, role: 'VIEWER' } });
    for (const taken of [email, dana.account.email]) {
      const { extensions } = await dana.refused('VALIDATION_FAILED', INVITE, {
        input: { email: taken, role: 'VIEWER' },
      });
      expect(extensions.fields?.[0]?.path).toBe('email');
    }
    await dana.refused('VALIDATION_FAILED', INVITE, { input: { email: someone(), role: 'OWNER' } });
    await dana.refused('VALIDATION_FAILED', INVITE, { input: { email: someone(), role: 'CUSTOM' } });
  });
});

describe('invitation mails', () => {
  it('are limited for each address, with the wait, in every operation that sends them', async () => {
    const [dana, erin] = [await withTeam(app), await withTeam(app, 'Erin Holt')];
    const input = { email: someone(), role: 'VIEWER' };
    const { id } = (await dana.ask(INVITE, { input })).inviteMember;
    for (let more = 0; more < 4; more += 1) await dana.ask(RESEND, { id });
    const { message, extensions } = await dana.refused('RATE_LIMITED', RESEND, { id });
    expect(message).toMatch(/^Too many tries\. Try again in \d+ seconds$/);
    expect(extensions.retryAfterSeconds).toBeGreaterThan(0);
    await dana.refused('RATE_LIMITED', CHANGE, { id, input: { role: 'MANAGER' } });
    await dana.ask(REVOKE, { id });
    await dana.refused('RATE_LIMITED', INVITE, { input });
    await dana.ask(INVITE, { input: { ...input, email: someone() } });
    await erin.ask(INVITE, { input });
  });
});

describe('a plan', () => {
  it('has seats for members and open invitations, beside the owner', async () => {
    const starter = await app.professional('On trial');
    expect(await seats(starter)).toEqual({ limit: 'TEAM_MEMBERS', used: 0, allowed: 0, liftedBy: 'PREMIUM' });
    const { message, extensions } = await starter.refused('PLAN_LIMIT_REACHED', INVITE, {
      input: { email: someone(), role: 'VIEWER' },
    });
    expect(message).toBe('Your trial has no team members beside the owner. Premium has 2 team members.');
    expect(extensions).toMatchObject({ limit: 'TEAM_MEMBERS', plan: 'PREMIUM' });

    const dana = await withTeam(app);
    await colleague(app, dana, { email: someone(), fullName: 'One', role: 'VIEWER' });
    await dana.ask(INVITE, { input: { email: someone(), role: 'VIEWER' } });
    expect(await seats(dana)).toMatchObject({ used: 2, allowed: 2 });
    await dana.refused('PLAN_LIMIT_REACHED', INVITE, { input: { email: someone(), role: 'VIEWER' } });
  });

  it('gives its last seat to one of two concurrent acceptances', async () => {
    const dana = await withTeam(app);
    const one = await colleague(app, dana, { email: someone(), fullName: 'One', role: 'VIEWER' });
    await retire(app, one.id);
    const guests = [someone(), someone()];
    for (const email of guests) await dana.ask(INVITE, { input: { email, role: 'VIEWER' } });
    const tokens = await Promise.all(guests.map((email) => invitationToken(app, email)));
    // Simulates a member who returned without a seat check.
    await sql`update memberships set status = 'ACTIVE' where user_id = ${one.id}`.execute(
      app.services.database.em.getKysely(),
    );
    const answers = await Promise.all(tokens.map((token) => app.visitor().send(JOIN, { input: account(token) })));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'joined').toSorted();
    expect(codes).toEqual(['PLAN_LIMIT_REACHED', 'joined']);
    expect((await dana.ask(TEAM)).teamMembers).toHaveLength(3);
  });

  it('without free seats accepts no one, and keeps existing members', async () => {
    const dana = await withTeam(app);
    const sam = await colleague(app, dana, { email: someone(), fullName: 'Sam Field', role: 'VIEWER' });
    const email = someone();
    await dana.ask(INVITE, { input: { email, role: 'VIEWER' } });
    const token = await invitationToken(app, email);
    await hearOfPlan(app, dana, { tier: 'STARTER' });
    await app.visitor().refused('PLAN_LIMIT_REACHED', JOIN, { input: account(token) });
    await sam.ask('{ customers { totalCount } }');
  });
});

describe('permissions', () => {
  it('to manage the team require the right, and exclude the owner and members with more permissions', async () => {
    const dana = await withTeam(app);
    const admin = await colleague(app, dana, { email: someone(), fullName: 'An Admin', role: 'ADMIN' });
    const owner = (await dana.ask(TEAM)).teamMembers[0].id;
    for (const role of ['MANAGER', 'FIELD_AGENT', 'BOOKKEEPER', 'VIEWER'] as const) {
      const person = inRole(app, dana, role);
      await person.refused('FORBIDDEN', INVITE, { input: { email: someone(), role: 'VIEWER' } });
      await person.refused('FORBIDDEN', CHANGE_ROLE, { id: admin.id, role: 'VIEWER' });
    }
    await admin.refused('FORBIDDEN', CHANGE_ROLE, { id: owner, role: 'VIEWER' });
    await admin.refused('FORBIDDEN', 'mutation ($id: ID!) { removeMember(id: $id) }', { id: owner });
    await admin.refused('FORBIDDEN', CHANGE_ROLE, { id: admin.id, role: 'MANAGER' });
    await admin.refused('FORBIDDEN', GIVE, { id: admin.id });
    await dana.refused('VALIDATION_FAILED', CHANGE_ROLE, { id: admin.id, role: 'OWNER' });
    const { createRole } = await dana.ask(CREATE_ROLE, {
      input: { name: 'Office', grants: [{ permission: 'team.manage', scope: 'all' }] },
    });
    const office = await colleague(app, dana, {
      email: someone(),
      fullName: 'Office',
      role: 'CUSTOM',
      roleId: createRole.id,
    });
    await office.refused('FORBIDDEN', CHANGE_ROLE, { id: admin.id, role: 'VIEWER' });
    const { teamMembers } = await office.ask(TEAM);
    expect(teamMembers.map(({ actions }: { actions: string[] }) => actions)).toEqual([[], [], ['LEAVE']]);
  });

  it('to transfer the business belong to the owner after a step-up; both are notified', async () => {
    const dana = await withTeam(app);
    const heir = await colleague(app, dana, { email: someone(), fullName: 'An Heir', role: 'MANAGER' });
    await ageProofs(app, 60);
    await dana.refused('STEP_UP_REQUIRED', GIVE, { id: heir.id });
    await dana.ask('mutation ($input: StepUpInput!) { stepUp(input: $input) }', {
      input: { password: dana.account.password },
    });
    await dana.ask(GIVE, { id: heir.id });
    await expect.poll(async () => (await dana.send(TEAM)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { rows } = await sql<{ role: string; owners: number }>`
      select m.role, (select count(*)::int from memberships o where o.business_id = m.business_id and o.role = 'OWNER') as owners
      from memberships m where m.user_id = ${heir.id}
    `.execute(app.services.database.em.getKysely());
    expect(rows).toEqual([{ role: 'OWNER', owners: 1 }]);
    expect((await mailTo(app.address, heir.account.email, 'You now own')).text).toContain('Dana Ruiz transferred');
    expect((await mailTo(app.address, dana.account.email, 'You transferred')).text).toContain('An Heir');
  });
});

describe('a custom role', () => {
  it('can be created and changed with Premium only; existing ones stay in effect', async () => {
    const trial = await app.professional('On trial');
    const input = { name: 'Estimator', grants: [{ permission: 'quotes.send', scope: 'all' }] };
    const { extensions } = await trial.refused('PLAN_LIMIT_REACHED', CREATE_ROLE, { input });
    expect(extensions).toMatchObject({ limit: 'CUSTOM_ROLES', plan: 'PREMIUM' });
    const dana = await withTeam(app);
    const { createRole } = await dana.ask(CREATE_ROLE, { input });
    const sam = await colleague(app, dana, {
      email: someone(),
      fullName: 'Sam Field',
      role: 'CUSTOM',
      roleId: createRole.id,
    });
    await hearOfPlan(app, dana, { tier: 'PROFESSIONAL', asOf: new Date(Date.now() + 1000) });
    expect((await sam.ask(VIEWER)).viewer).toMatchObject({ role: 'CUSTOM', roleName: 'Estimator' });
    await dana.refused('PLAN_LIMIT_REACHED', UPDATE_ROLE, { id: createRole.id, input });
    const { teamRoles } = await dana.ask(
      '{ teamRoles { customAllowed all { name memberCount editable assignable } } }',
    );
    expect(teamRoles.customAllowed).toBe(false);
    expect(teamRoles.all.at(-1)).toEqual({ name: 'Estimator', memberCount: 1, editable: true, assignable: true });
  });

  it('has a unique name, no owner-only permission, and cannot be deleted while in use', async () => {
    const dana = await withTeam(app);
    const role = (name: string, permission: string) => ({ input: { name, grants: [{ permission, scope: 'all' }] } });
    const { createRole } = await dana.ask(CREATE_ROLE, role('Office', 'customers.update'));
    await dana.refused('VALIDATION_FAILED', CREATE_ROLE, role('office', 'customers.update'));
    for (const permission of ['billing.manage', 'settings.close', 'everything.do'])
      await dana.refused('VALIDATION_FAILED', CREATE_ROLE, role('Other', permission));
    const { id } = createRole;
    const sam = await colleague(app, dana, { email: someone(), fullName: 'Sam Field', role: 'CUSTOM', roleId: id });
    const DELETE = 'mutation ($id: ID!) { deleteRole(id: $id) }';
    await dana.refused('INVALID_STATE', DELETE, { id });
    await dana.ask(CHANGE_ROLE, { id: sam.id, role: 'VIEWER' });
    await dana.ask(DELETE, { id });
    await dana.refused('NOT_FOUND', UPDATE_ROLE, { id, ...role('Office', 'customers.update') });
    const stranger = await withTeam(app, 'Somebody Else');
    await stranger.refused('NOT_FOUND', CHANGE_ROLE, { id: sam.id, role: 'VIEWER' });
  });
});
