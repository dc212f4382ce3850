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

/** Who works in the business, and who is asked to. Changes are people's to make, not programs'. */
@Resolver()
export class TeamResolver {
  @Query(() => [TeamMember], { description: 'Who works in the business: its owner first, then by name.' })
  teamMembers(@Ctx() context: Context): Promise<TeamMember[]> {
    return readTeam(context.services.database, context.allowed('team.read').asPerson().actor);
  }

  @Query(() => [TeamInvitation], {
    description: 'Whom the business invited and who has not answered, the latest first.',
  })
  teamInvitations(@Ctx() context: Context): Promise<TeamInvitation[]> {
    return readInvitations(context.services.database, context.allowed('team.read').asPerson().actor);
  }

  @Query(() => [Colleague], { description: 'To whom work can be given: who works in the business now, by name.' })
  colleagues(@Ctx() context: Context): Promise<Colleague[]> {
    return readColleagues(context.services.database, context.allowed('team.read').actor);
  }

  @Mutation(() => TeamInvitation, {
    description:
      'Invites somebody by the address that they will sign in with; the link in the mail is good for seven days. PLAN_LIMIT_REACHED where every seat is taken or promised; RATE_LIMITED with retryAfterSeconds.',
  })
  async inviteMember(
    @Ctx() context: Context,
    @Arg('input', () => InviteMemberInput, { description: 'Whom, and as what.' }) input: InviteMemberInput,
  ): Promise<TeamInvitation> {
    const checked = parseInput(inviteMemberInput, input);
    return invitation(context, await manages(context).run(inviteMember, checked));
  }

  @Mutation(() => TeamInvitation, {
    description:
      'Mails an invitation anew, with a new link and seven more days; earlier links lead nowhere. RATE_LIMITED with retryAfterSeconds.',
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
      'Changes the address or the role of an invitation that nobody has accepted, and mails it anew. RATE_LIMITED with retryAfterSeconds.',
  })
  async changeInvitation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The invitation.' }) id: string,
    @Arg('input', () => ChangeInvitationInput, { description: 'What changes.' }) input: ChangeInvitationInput,
    @ExpectedVersion() expectedVersion: number | null,
  ): Promise<TeamInvitation> {
    await manages(context).run(changeInvitation, id, parseInput(changeInvitationInput, input), expectedVersion);
    return invitation(context, id);
  }

  @Mutation(() => Boolean, { description: 'Takes an invitation back; its link leads nowhere from then on.' })
  async revokeInvitation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The invitation.' }) id: string,
  ): Promise<boolean> {
    await manages(context).run(revokeInvitation, id);
    return true;
  }

  @Mutation(() => TeamMember, {
    description: 'Gives a member another role, at once: what they could do before is refused from then on.',
  })
  async changeMemberRole(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The member.' }) id: string,
    @Arg('role', () => MemberRoleEnum, { description: 'What they become; not OWNER.' }) role: string,
    @Arg('roleId', () => ID, { nullable: true, description: 'With CUSTOM: which role.' }) roleId: string | null,
  ): Promise<TeamMember> {
    await manages(context).run(changeMemberRole, id, parseInput(givenRole, { role, roleId }));
    return member(context, id);
  }

  @Mutation(() => TeamMember, {
    description: 'Keeps a member out until they are let back in; they are signed out at once, and told why.',
  })
  async suspendMember(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The member.' }) id: string,
  ): Promise<TeamMember> {
    await manages(context).run(suspendMember, id);
    return member(context, id);
  }

  @Mutation(() => TeamMember, {
    description: 'Lets a suspended member back in. PLAN_LIMIT_REACHED where their seat is taken.',
  })
  async reactivateMember(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The member.' }) id: string,
  ): Promise<TeamMember> {
    await manages(context).run(reactivateMember, id);
    return member(context, id);
  }

  @Mutation(() => Boolean, {
    description: 'Takes a member out of the team; they are signed out at once. Their work stays, under their name.',
  })
  async removeMember(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The member.' }) id: string,
  ): Promise<boolean> {
    await manages(context).run(removeMember, id);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Takes the signed-in person out of a team that they are in: every session that acts for its business ends, this one too. Their work stays, under their name. INVALID_STATE for the owner; NOT_FOUND where they are not in it.',
  })
  async leaveTeam(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: 'Whose team.' }) businessId: string,
  ): Promise<boolean> {
    const { userId } = context.member;
    if (!isUuid(businessId)) throw notFound('business');
    await context.runAs({ kind: 'system', businessId }, leaveTeam, userId);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Gives the business to a member of the team, at once. Who had it becomes an admin; both are told by mail. Needs a step-up.',
  })
  async transferOwnership(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The member whose it becomes.' }) id: string,
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
