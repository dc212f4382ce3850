import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, Info, Query, Resolver } from 'type-graphql';
import { Context } from '#server/platform/graphql/context.ts';
import { apiKeyReads } from './apiKey.reads.ts';
import { ApiKeyType } from './apiKey.types.ts';
import { RateLimit } from './rateLimit.types.ts';

@Resolver()
export class CurrentApiKeyResolver {
  @Query(() => ApiKeyType, {
    nullable: true,
    description: 'The API key that authenticates the request; null for people and visitors.',
  })
  currentApiKey(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    const actor = context.actorOrVisitor;
    return actor?.kind === 'key' ? context.readsFor(actor).one(apiKeyReads, actor.keyId, info) : null;
  }

  @Query(() => RateLimit, {
    nullable: true,
    description:
      'The cost of this operation and what is left of the limits that all API keys of the business share. Null for people and visitors, to whom these limits do not apply, and over WebSocket.',
  })
  rateLimit(@Ctx() { exchange: { request } }: Context): RateLimit | null {
    const requests = request?.counts?.find(({ policy }) => policy === 'requests');
    const cost = request?.counts?.find(({ policy }) => policy === 'cost');
    if (!requests || !cost) return null;
    return {
      cost: request?.cost ?? 0,
      limit: cost.limit,
      remaining: Math.max(0, cost.limit - cost.used),
      resetAt: inSeconds(cost.resetSeconds),
      requestLimit: requests.limit,
      requestsRemaining: Math.max(0, requests.limit - requests.used),
      requestsResetAt: inSeconds(requests.resetSeconds),
    };
  }
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
