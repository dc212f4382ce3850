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

/** Attempts without delay to join with a new account, from one network. Each hashes a password. */
const FREE_JOINS = 20;

/** Operations for invited people who are not members yet. */
@Resolver()
export class JoiningResolver {
  @Query(() => TeamInvitationOffer, {
    nullable: true,
    description: 'The details of an invitation; null where it has expired, was revoked or was accepted.',
  })
  teamInvitation(
    @Ctx() { services }: Context,
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
  ): Promise<TeamInvitationOffer | null> {
    return readOffer(services.database, token);
  }

  @Mutation(() => Session, {
    description:
      'Creates an account for the invited address, adds it to the team and signs it in. TOKEN_INVALID, EMAIL_TAKEN where the address has an account, PLAN_LIMIT_REACHED, or RATE_LIMITED with retryAfterSeconds.',
  })
  async joinTeam(
    @Ctx() context: Context,
    @Arg('input', () => JoinTeamInput, { description: 'The new account.' }) input: JoinTeamInput,
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
      'Adds the signed-in person to the team that invited them and switches this session to its business. INVALID_STATE where another address was invited.',
  })
  async acceptTeamInvitation(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
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
