import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { signInWithPasskeyInput, stepUpInput } from '#domain/inputs/identity.ts';
import { parseInput } from '#server/core/input.ts';
import { countRecoveryCodes, Factor, readFactors } from '#server/features/factors/index.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { countTry } from '#server/platform/throttle/throttle.ts';
import { endOtherSessions } from './commands/endOtherSessions.ts';
import { endSession } from './commands/endSession.ts';
import { signInWithPasskey } from './commands/signInWithPasskey.ts';
import { stepUp } from './commands/stepUp.ts';
import { browserOf, deviceOf, rememberDevice } from './deviceCookie.ts';
import { Session, User } from './identity.types.ts';
import { recordFailedStepUp } from './recordFailedStepUp.ts';
import { requirePassword } from './requirePassword.ts';
import { readActiveSessions } from './session.reads.ts';
import { ActiveSession, SignInWithPasskeyInput, StepUpInput } from './session.types.ts';
import { answerGrant } from './sessionAnswer.ts';
import { passkeyTriesFrom, proofTriesOf } from './tries.ts';

/** The person's sessions and sign-in factors. */
@Resolver(() => User)
export class SessionResolver {
  @Query(() => [ActiveSession], { description: 'The sessions of the signed-in person, the current one first.' })
  activeSessions(@Ctx() context: Context): Promise<ActiveSession[]> {
    return readActiveSessions(context.services.database, context.member);
  }

  @Mutation(() => Boolean, {
    description: "Ends one of the viewer's sessions at once. Needs a step-up; NOT_FOUND where it is not theirs.",
  })
  async endSession(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The session.' }) id: string,
  ): Promise<boolean> {
    await context.runForAccount(endSession, await context.afterStepUp(), id);
    return true;
  }

  @Mutation(() => Int, {
    description: 'Ends every session but the current one; returns how many. Needs a step-up.',
  })
  async endOtherSessions(@Ctx() context: Context): Promise<number> {
    return context.runForAccount(endOtherSessions, await context.afterStepUp());
  }

  @FieldResolver(() => [Factor], {
    description: 'Sign-in factors beside the password, oldest first; empty for other people.',
  })
  async factors(@Ctx() context: Context, @Root() user: User): Promise<Factor[]> {
    return isOneself(context, user) ? readFactors(context.services.database, user.id) : [];
  }

  @FieldResolver(() => Int, {
    description: 'Number of unused recovery codes; 0 for other people.',
  })
  async recoveryCodesLeft(@Ctx() context: Context, @Root() user: User): Promise<number> {
    return isOneself(context, user) ? countRecoveryCodes(context.services.database, user.id) : 0;
  }

  @Mutation(() => Session, {
    description: 'Signs in with a passkey alone. INVALID_CREDENTIALS where it is unknown or its signature is invalid.',
  })
  async signInWithPasskey(
    @Ctx() context: Context,
    @Arg('input', () => SignInWithPasskeyInput, { description: 'The passkey.' }) input: SignInWithPasskeyInput,
  ): Promise<Session> {
    const checked = parseInput(signInWithPasskeyInput, input);
    const delivery = checked.tokenDelivery ?? 'COOKIE';
    const device = delivery === 'COOKIE' ? browserOf(context) : deviceOf(context);
    const counted = await context.runForAccount(countTry, [passkeyTriesFrom(device)]);
    const grant = await context.runForAccount(signInWithPasskey, context.services, checked, device, counted);
    rememberDevice(context, device);
    return answerGrant(context, grant, delivery);
  }

  @Mutation(() => Boolean, {
    description:
      'Confirms the identity of the signed-in person. For some minutes this session may then do what otherwise fails with STEP_UP_REQUIRED.',
  })
  async stepUp(
    @Ctx() context: Context,
    @Arg('input', () => StepUpInput, { description: 'Exactly one proof.' }) input: StepUpInput,
  ): Promise<boolean> {
    const { member, services } = context;
    const { password, totpCode, passkey } = parseInput(stepUpInput, input);
    if (password) {
      await requirePassword(context, 'password', password);
      await context.runForAccount(stepUp, services, member, 'password');
      return true;
    }
    await context.runForAccount(countTry, [proofTriesOf(member)]);
    const proof = totpCode ? { totpCode } : { passkey: passkey! };
    await context.runForAccount(stepUp, services, member, proof).catch(async (error) => {
      await recordFailedStepUp(context);
      throw error;
    });
    return true;
  }
}

const isOneself = ({ memberOrVisitor }: Context, { id }: User) => memberOrVisitor?.userId === id;
