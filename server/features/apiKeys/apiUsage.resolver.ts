import type { GraphQLResolveInfo } from 'graphql';
import { type RawBuilder, sql } from 'kysely';
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { ConnectionArgs } from '#server/platform/graphql/connection.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { type TimeOrder, TimeOrderEnum } from '#server/platform/graphql/timeOrder.ts';
import { allOf, isId, isWithin } from '#server/platform/reads/conditions.ts';
import { Passthrough } from '#server/platform/reads/jsonText.ts';
import type { Sort } from '#server/platform/reads/keyset.ts';
import { apiRequestReads } from './apiKey.reads.ts';
import { ApiRequestFilter } from './apiKey.types.ts';
import { ApiRequest, ApiRequestConnection, ApiUsageDay } from './apiUsage.types.ts';
import { readUsage } from './readUsage.ts';

/** Ids are UUIDv7, which sort by creation time. */
const sorts: Record<TimeOrder, Sort> = {
  NEWEST: { name: 'NEWEST', sql: 't.id', type: 'uuid', direction: 'desc' },
  OLDEST: { name: 'OLDEST', sql: 't.id', type: 'uuid', direction: 'asc' },
};

@Resolver(() => ApiRequest)
export class ApiUsageResolver {
  @Query(() => [ApiUsageDay], {
    description:
      'Use of API keys on each of the last 30 days, oldest first. Delayed by some seconds. NOT_FOUND for a key that does not belong to the business.',
  })
  apiUsage(
    @Ctx() context: Context,
    @Arg('keyId', () => ID, { nullable: true, description: 'Limits the figures to this key.' }) keyId:
      | string
      | null
      | undefined,
  ): Promise<ApiUsageDay[]> {
    return readUsage(context.services.database, context.allowed('api.manage').actor, keyId);
  }

  @Passthrough()
  @Query(() => ApiRequestConnection, {
    description: 'Requests made with API keys: those of the last seven days, at most 10,000. Delayed by some seconds.',
  })
  apiRequests(
    @Ctx() context: Context,
    @Arg('filter', () => ApiRequestFilter, { nullable: true, description: 'Selects rows; all by default.' })
    filter: ApiRequestFilter | null,
    @Arg('sort', () => TimeOrderEnum, { nullable: true, description: 'Sort order; NEWEST by default.' })
    sort: TimeOrder | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { keyId, failed, occurredSince, occurredBefore } = filter ?? {};
    const where = allOf(
      isId('t.key_id', keyId),
      whetherFailed(failed),
      isWithin('t.occurred_at', { since: occurredSince, before: occurredBefore }),
    );
    return context.reads('api.manage').page(apiRequestReads, { condition: where }, sorts[sort ?? 'NEWEST'], page, info);
  }
}

function whetherFailed(failed: boolean | null | undefined): RawBuilder<unknown> | undefined {
  if (failed === null || failed === undefined) return undefined;
  return failed ? sql`t.code is not null` : sql`t.code is null`;
}
