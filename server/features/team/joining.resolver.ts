import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { joinTeamInput } from '#domain/inputs/team.ts';
import { answerGrant, answerSession, browserOf, rememberDevice, Session } from '#server/features/identity/index.ts';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import type { SystemActor } from '#server/platform/auth/viewer.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { parseInput } from '#server/platform/graphql/input.ts';
import { acceptInvitation } from './commands/acceptInvitation.ts';
import { joinTeam } from './commands/joinTeam.ts';
import { businessInviting } from './invitations.ts';
import { readOffer } from './team.reads.ts';
import { JoinTeamInput, TeamInvitationOffer } from './team.types.ts';

/** For whoever was invited, and is nobody in the business yet. */
@Resolver()
export class JoiningResolver {
  @Query(() => TeamInvitationOffer, {
    nullable: true,
    description: 'What an invitation offers; null for one that has expired, was revoked or was accepted.',
  })
  teamInvitation(
    @Ctx() { services }: Context,
    @Arg('token', () => String, { description: "The link's." }) token: string,
  ): Promise<TeamInvitationOffer | null> {
    return readOffer(services.database, token);
  }

  @Mutation(() => Session, {
    description:
      'Makes an account for whoever was invited and takes them into the team, signed in. TOKEN_INVALID, EMAIL_TAKEN where the address has an account, or PLAN_LIMIT_REACHED.',
  })
  async joinTeam(
    @Ctx() context: Context,
    @Arg('input', () => JoinTeamInput, { description: 'The account.' }) input: JoinTeamInput,
  ): Promise<Session> {
    const checked = parseInput(joinTeamInput, input);
    const inviting = await inviter(context, checked.token);
    const device = browserOf(context);
    const grant = await context.services.commands.runUnconfined(
      inviting,
      joinTeam,
      checked,
      await hashPassword(checked.password),
      device,
    );
    rememberDevice(context, device);
    return answerGrant(context, grant, checked.tokenDelivery ?? 'COOKIE');
  }

  @Mutation(() => Session, {
    description:
      'Takes the signed-in person into the team that invited them; this session acts for it from then on. INVALID_STATE where another address was invited.',
  })
  async acceptTeamInvitation(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: "The link's." }) token: string,
  ): Promise<Session> {
    const { member } = context;
    const { commands } = context.services;
    const joined = await commands.runUnconfined(await inviter(context, token), acceptInvitation, member, token);
    return answerSession(context, joined);
  }
}

const inviter = async ({ services }: Context, token: string): Promise<SystemActor> => ({
  kind: 'system',
  businessId: await businessInviting(services.database, token),
});
