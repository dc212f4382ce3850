import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { apiLimitsOf } from '#domain/apiKeys/limits.ts';
import { type KeyPreset, presetOf, scopesToGive } from '#domain/apiKeys/scopes.ts';
import { createApiKeyInput, keyOverlap, updateApiKeyInput } from '#domain/inputs/apiKey.ts';
import { parseInput } from '#server/core/input.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { ExpectedVersion } from '#server/platform/graphql/expectedVersion.ts';
import { readStanding } from '#server/platform/plan/planFacts.ts';
import { type KeyAction, type KeyStatus, keyActions, keyStatus } from './apiKey.policy.ts';
import { apiKeyReads } from './apiKey.reads.ts';
import {
  ApiAccess,
  ApiKeyType,
  ApiKeyWithText,
  CreateApiKeyInput,
  KeyOverlapEnum,
  UpdateApiKeyInput,
} from './apiKey.types.ts';
import { createApiKey, type KeyWithText } from './commands/createApiKey.ts';
import { revokeApiKey } from './commands/revokeApiKey.ts';
import { rotateApiKey } from './commands/rotateApiKey.ts';
import { updateApiKey } from './commands/updateApiKey.ts';

interface Row {
  scopes: string[];
  revoked_at: string | null;
  expires_at: string | null;
}

const statusOf = ({ revoked_at, expires_at }: Pick<Row, 'revoked_at' | 'expires_at'>) =>
  keyStatus({ revokedAt: revoked_at, expiresAt: expires_at }, new Date());

@Resolver(() => ApiKeyType)
export class ApiKeyResolver {
  @Query(() => [ApiKeyType], { description: 'The API keys of the business: active ones first, then newest first.' })
  apiKeys(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    const order = 't.revoked_at is not null or coalesce(t.expires_at <= now(), false), t.id desc';
    return context.reads('api.manage').list(apiKeyReads, sql`true`, order, info);
  }

  @Query(() => ApiAccess, {
    description: 'The API limits of the business and the scopes that the viewer may give to a key.',
  })
  async apiAccess(@Ctx() context: Context): Promise<ApiAccess> {
    const { businessId, grants } = context.allowed('api.manage').actor;
    const { limitsTier } = await readStanding(context.services.database.em.getKysely(), businessId, new Date());
    return { ...apiLimitsOf(limitsTier), scopesToGive: scopesToGive(grants) };
  }

  @FieldResolver()
  status(@Root() row: Row): KeyStatus {
    return statusOf(row);
  }

  @FieldResolver()
  preset(@Root() { scopes }: Row): KeyPreset {
    return presetOf(scopes);
  }

  @FieldResolver()
  actions(@Ctx() context: Context, @Root() row: Row): KeyAction[] {
    return keyActions(context.actor.grants, row.scopes, statusOf(row));
  }

  @Mutation(() => ApiKeyWithText, {
    description: 'Creates an API key. Its secret text is returned only this once. Needs a step-up.',
  })
  createApiKey(
    @Ctx() context: Context,
    @Arg('input', () => CreateApiKeyInput, { description: 'The new key.' }) input: CreateApiKeyInput,
  ): Promise<KeyWithText> {
    return context.allowed('api.manage').afterStepUp().run(createApiKey, parseInput(createApiKeyInput, input));
  }

  @Mutation(() => ApiKeyType, {
    description: 'Replaces the name, scopes and networks of a key, with immediate effect. Needs a step-up.',
  })
  async updateApiKey(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The key.' }) id: string,
    @Arg('input', () => UpdateApiKeyInput, { description: 'The new values.' }) input: UpdateApiKeyInput,
    @ExpectedVersion() expectedVersion: number | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const changes = parseInput(updateApiKeyInput, input);
    await context.allowed('api.manage').afterStepUp().run(updateApiKey, id, changes, expectedVersion);
    context.services.apiKeys.forget(id);
    return context.reads('api.manage').one(apiKeyReads, id, info);
  }

  @Mutation(() => ApiKeyWithText, {
    description:
      'Gives a key a new secret, returned only this once; the old one works until the overlap ends. Needs a step-up.',
  })
  async rotateApiKey(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The key.' }) id: string,
    @Arg('overlap', () => KeyOverlapEnum, { description: 'How long the old secret stays valid.' }) overlap: string,
  ): Promise<KeyWithText> {
    const allowed = context.allowed('api.manage').afterStepUp();
    const rotated = await allowed.run(rotateApiKey, id, parseInput(keyOverlap, overlap));
    context.services.apiKeys.forget(id);
    return rotated;
  }

  @Mutation(() => ApiKeyType, { description: 'Revokes a key permanently, with immediate effect.' })
  async revokeApiKey(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The key.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('api.manage').run(revokeApiKey, id);
    context.services.apiKeys.forget(id);
    return context.reads('api.manage').one(apiKeyReads, id, info);
  }
}

@Resolver(() => ApiKeyWithText)
export class ApiKeyWithTextResolver {
  @FieldResolver()
  apiKey(@Ctx() context: Context, @Root() { id }: KeyWithText, @Info() info: GraphQLResolveInfo) {
    return context.reads('api.manage').one(apiKeyReads, id, info);
  }
}
