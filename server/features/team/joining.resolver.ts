import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { joinTeamInput } from '#domain/inputs/team.ts';
import { parseInput } from '#server/core/input.ts';
import { answerGrant, answerSession, browserOf, rememberDevice, Session } from '#server/features/identity/index.ts';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import type { SystemActor } from '#server/platform/auth/viewer.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { countTry, takeBackTry, triesFrom } from '#server/platform/throttle/throttle.ts';
import { acceptInvitation } from './commands/acceptInvitation.ts';
import { joinTeam, requireNewcomer } from './commands/joinTeam.ts';
import { businessInviting } from './invitations.ts';
import { readOffer } from './team.reads.ts';
import { JoinTeamInput, TeamInvitationOffer } from './team.types.ts';

/** Tries of a network to join with a new account, each of which hashes a password: so many cost no waiting. */
const FREE_JOINS = 20;

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
      'Makes an account for whoever was invited and takes them into the team, signed in. TOKEN_INVALID, EMAIL_TAKEN where the address has an account, PLAN_LIMIT_REACHED, or RATE_LIMITED with retryAfterSeconds.',
  })
  async joinTeam(
    @Ctx() context: Context,
    @Arg('input', () => JoinTeamInput, { description: 'The account.' }) input: JoinTeamInput,
  ): Promise<Session> {
    const checked = parseInput(joinTeamInput, input);
    const device = browserOf(context);
    const counted = await context.runForAccount(countTry, [triesFrom('join', device.address, FREE_JOINS)]);
    const inviting = await inviter(context, checked.token);
    const { commands } = context.services;
    await commands.runUnconfined(inviting, requireNewcomer, checked.token);
    const passwordHash = await hashPassword(checked.password, device.address);
    const grant = await commands.runUnconfined(inviting, joinTeam, checked, passwordHash, device);
    await context.runForAccount(takeBackTry, counted);
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
