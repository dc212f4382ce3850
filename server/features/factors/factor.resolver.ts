import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PasskeyEntity, UserEntity } from '#db/entities/index.ts';
import { withoutTenant } from '#db/tenancy/tenantContext.ts';
import { addPasskeyInput, renamePasskeyInput, totpCode } from '#domain/inputs/factors.ts';
import { parseInput } from '#server/core/input.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { JsonObjectScalar } from '#server/platform/graphql/scalars.ts';
import { addPasskey } from './commands/addPasskey.ts';
import { beginTotp } from './commands/beginTotp.ts';
import { confirmTotp } from './commands/confirmTotp.ts';
import { removePasskey } from './commands/removePasskey.ts';
import { renamePasskey } from './commands/renamePasskey.ts';
import { renewRecoveryCodes } from './commands/renewRecoveryCodes.ts';
import { turnOffTotp } from './commands/turnOffTotp.ts';
import { readFactors } from './factor.reads.ts';
import { AddPasskeyInput, Factor, TotpSetup } from './factor.types.ts';
import { optionsToAdd, optionsToProve } from './passkeys.ts';

@Resolver()
export class FactorResolver {
  @Mutation(() => TotpSetup, {
    description: 'Starts setting up an authenticator app. Needs a step-up; INVALID_STATE where one is set up.',
  })
  async beginTotp(@Ctx() context: Context): Promise<TotpSetup> {
    const { userId } = await context.afterStepUp();
    return context.runForAccount(beginTotp, context.services.sealing, userId);
  }

  @Mutation(() => [String], {
    description: 'Enables the second factor with a code of the app. Returns ten recovery codes, shown only this once.',
  })
  async confirmTotp(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: 'The six digits that the app shows.' }) code: string,
  ): Promise<string[]> {
    const { userId } = await context.afterStepUp();
    return context.runForAccount(confirmTotp, context.services.sealing, userId, parseInput(totpCode, code));
  }

  @Mutation(() => Boolean, { description: 'Disables the second factor and its recovery codes. Needs a step-up.' })
  async turnOffTotp(@Ctx() context: Context): Promise<boolean> {
    const { userId } = await context.afterStepUp();
    await context.runForAccount(turnOffTotp, userId);
    return true;
  }

  @Mutation(() => [String], {
    description:
      'Creates ten new recovery codes, returned only this once; the old ones become invalid. Needs a step-up.',
  })
  async renewRecoveryCodes(@Ctx() context: Context): Promise<string[]> {
    const { userId } = await context.afterStepUp();
    return context.runForAccount(renewRecoveryCodes, context.services.sealing, userId);
  }

  @Query(() => JsonObjectScalar, {
    description:
      'WebAuthn’s PublicKeyCredentialRequestOptionsJSON, for signInWithPasskey and stepUp; valid once, for ten minutes.',
  })
  passkeyRequestOptions(@Ctx() context: Context) {
    return optionsToProve(context.services);
  }

  @Query(() => JsonObjectScalar, {
    description: 'WebAuthn’s PublicKeyCredentialCreationOptionsJSON, for addPasskey; valid once, for ten minutes.',
  })
  async passkeyCreationOptions(@Ctx() context: Context) {
    const { userId } = await context.afterStepUp();
    return withoutTenant(async () => {
      const em = context.services.database.em.fork();
      const user = await em.findOneOrFail(UserEntity, { id: userId });
      return optionsToAdd(context.services, user, await em.find(PasskeyEntity, { userId }));
    });
  }

  @Mutation(() => Factor, { description: 'Adds a passkey to the signed-in person’s account. Needs a step-up.' })
  async addPasskey(
    @Ctx() context: Context,
    @Arg('input', () => AddPasskeyInput, { description: 'The passkey.' }) input: AddPasskeyInput,
  ): Promise<Factor> {
    const { userId } = await context.afterStepUp();
    const checked = parseInput(addPasskeyInput, input);
    return ownFactor(context, userId, await context.runForAccount(addPasskey, context.services, userId, checked));
  }

  @Mutation(() => Factor, { description: 'Renames a passkey.' })
  async renamePasskey(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The passkey.' }) id: string,
    @Arg('name', () => String, { description: 'At most 60 characters.' }) name: string,
  ): Promise<Factor> {
    const { userId } = context.member;
    await context.runForAccount(renamePasskey, userId, id, parseInput(renamePasskeyInput, name));
    return ownFactor(context, userId, id);
  }

  @Mutation(() => Boolean, { description: 'Removes a passkey, which can no longer be used here. Needs a step-up.' })
  async removePasskey(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The passkey.' }) id: string,
  ): Promise<boolean> {
    const { userId } = await context.afterStepUp();
    await context.runForAccount(removePasskey, userId, id);
    return true;
  }
}

async function ownFactor(context: Context, userId: string, id: string): Promise<Factor> {
  const factors = await readFactors(context.services.database, userId);
  return factors.find((factor) => factor.id === id)!;
}
