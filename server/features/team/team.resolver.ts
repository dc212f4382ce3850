import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { changeInvitationInput, givenRole, inviteMemberInput } from '#domain/inputs/team.ts';
import { notFound } from '#server/core/errors.ts';
import { isUuid } from '#server/core/ids.ts';
import { parseInput } from '#server/core/input.ts';
import { MemberRoleEnum } from '#server/features/identity/index.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { ExpectedVersion } from '#server/platform/graphql/expectedVersion.ts';
import { Colleague } from './colleague.ts';
import { changeInvitation } from './commands/changeInvitation.ts';
import { changeMemberRole } from './commands/changeMemberRole.ts';
import { inviteMember } from './commands/inviteMember.ts';
import { leaveTeam } from './commands/leaveTeam.ts';
import { reactivateMember } from './commands/reactivateMember.ts';
import { removeMember } from './commands/removeMember.ts';
import { resendInvitation } from './commands/resendInvitation.ts';
import { revokeInvitation } from './commands/revokeInvitation.ts';
import { suspendMember } from './commands/suspendMember.ts';
import { transferOwnership } from './commands/transferOwnership.ts';
import { readColleagues, readInvitations, readTeam } from './team.reads.ts';
import { ChangeInvitationInput, InviteMemberInput, TeamInvitation, TeamMember } from './team.types.ts';

/** Members and invitations of the business. Changes require a signed-in person; API keys are refused. */
@Resolver()
export class TeamResolver {
  @Query(() => [TeamMember], { description: 'The members of the business: the owner first, then by name.' })
  teamMembers(@Ctx() context: Context): Promise<TeamMember[]> {
    return readTeam(context.services.database, context.allowed('team.read').asPerson().actor);
  }

  @Query(() => [TeamInvitation], {
    description: 'Invitations that were not accepted, latest first. People who accepted are in teamMembers.',
  })
  teamInvitations(@Ctx() context: Context): Promise<TeamInvitation[]> {
    return readInvitations(context.services.database, context.allowed('team.read').asPerson().actor);
  }

  @Query(() => [Colleague], {
    description: 'The active members of the business, to whom work can be assigned, by name.',
  })
  colleagues(@Ctx() context: Context): Promise<Colleague[]> {
    return readColleagues(context.services.database, context.allowed('team.read').actor);
  }

  @Mutation(() => TeamInvitation, {
    description:
      'Invites a person by the address that they will sign in with. The link in the mail is valid for seven days. PLAN_LIMIT_REACHED where every seat is taken or reserved by an invitation; RATE_LIMITED with retryAfterSeconds.',
  })
  async inviteMember(
    @Ctx() context: Context,
    @Arg('input', () => InviteMemberInput, { description: 'The address and role.' }) input: InviteMemberInput,
  ): Promise<TeamInvitation> {
    const checked = parseInput(inviteMemberInput, input);
    return invitation(context, await manages(context).run(inviteMember, checked));
  }

  @Mutation(() => TeamInvitation, {
    description:
      'Mails an invitation again with a new link, valid for another seven days; earlier links become invalid. RATE_LIMITED with retryAfterSeconds.',
  })
  async resendInvitation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The invitation.' }) id: string,
  ): Promise<TeamInvitation> {
    await manages(context).run(resendInvitation, id);
    return invitation(context, id);
  }

  @Mutation(() => TeamInvitation, {
    description:
      'Changes the address or role of an invitation that was not accepted, and mails it again. RATE_LIMITED with retryAfterSeconds.',
  })
  async changeInvitation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The invitation.' }) id: string,
    @Arg('input', () => ChangeInvitationInput, { description: 'The changed fields.' }) input: ChangeInvitationInput,
    @ExpectedVersion() expectedVersion: number | null,
  ): Promise<TeamInvitation> {
    await manages(context).run(changeInvitation, id, parseInput(changeInvitationInput, input), expectedVersion);
    return invitation(context, id);
  }

  @Mutation(() => Boolean, { description: 'Revokes an invitation; its link becomes invalid.' })
  async revokeInvitation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The invitation.' }) id: string,
  ): Promise<boolean> {
    await manages(context).run(revokeInvitation, id);
    return true;
  }

  @Mutation(() => TeamMember, {
    description: 'Gives a member another role, effective at once.',
  })
  async changeMemberRole(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The user id of the member.' }) id: string,
    @Arg('role', () => MemberRoleEnum, { description: 'The new role; not OWNER.' }) role: string,
    @Arg('roleId', () => ID, { nullable: true, description: 'The id of the custom role; required with CUSTOM.' })
    roleId: string | null,
  ): Promise<TeamMember> {
    await manages(context).run(changeMemberRole, id, parseInput(givenRole, { role, roleId }));
    return member(context, id);
  }

  @Mutation(() => TeamMember, {
    description:
      'Suspends a member until they are reactivated. Their sessions for this business end at once, with the reason shown.',
  })
  async suspendMember(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The user id of the member.' }) id: string,
  ): Promise<TeamMember> {
    await manages(context).run(suspendMember, id);
    return member(context, id);
  }

  @Mutation(() => TeamMember, {
    description: 'Restores the access of a suspended member. PLAN_LIMIT_REACHED where no seat is free.',
  })
  async reactivateMember(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The user id of the member.' }) id: string,
  ): Promise<TeamMember> {
    await manages(context).run(reactivateMember, id);
    return member(context, id);
  }

  @Mutation(() => Boolean, {
    description:
      'Removes a member from the team. Their sessions for this business end at once. Their work stays under their name.',
  })
  async removeMember(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The user id of the member.' }) id: string,
  ): Promise<boolean> {
    await manages(context).run(removeMember, id);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Removes the signed-in person from a team: all their sessions for its business end, including this one. Their work stays under their name. INVALID_STATE for the owner; NOT_FOUND where they are not a member.',
  })
  async leaveTeam(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: 'The business whose team they leave.' }) businessId: string,
  ): Promise<boolean> {
    const { userId } = context.member;
    if (!isUuid(businessId)) throw notFound('business');
    await context.runAs({ kind: 'system', businessId }, leaveTeam, userId);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Makes another member the owner, effective at once. The former owner becomes an admin; both are notified by mail. Needs a step-up.',
  })
  async transferOwnership(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The user id of the new owner.' }) id: string,
  ): Promise<boolean> {
    await context.allowed('team.manage').afterStepUp().run(transferOwnership, id);
    return true;
  }
}

const manages = (context: Context) => context.allowed('team.manage').asPerson();

async function member(context: Context, id: string): Promise<TeamMember> {
  const all = await readTeam(context.services.database, context.member);
  return all.find((one) => one.id === id.toLowerCase())!;
}

async function invitation(context: Context, id: string): Promise<TeamInvitation> {
  const all = await readInvitations(context.services.database, context.member);
  return all.find((one) => one.id === id.toLowerCase())!;
}
