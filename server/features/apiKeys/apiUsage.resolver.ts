import type { GraphQLResolveInfo } from 'graphql';
import { type RawBuilder, sql } from 'kysely';
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { ConnectionArgs } from '#server/platform/graphql/connection.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { allOf, isId } from '#server/platform/reads/conditions.ts';
import { Passthrough } from '#server/platform/reads/jsonText.ts';
import type { Sort } from '#server/platform/reads/keyset.ts';
import { apiRequestReads } from './apiKey.reads.ts';
import { ApiRequestFilter } from './apiKey.types.ts';
import { ApiRequest, ApiRequestConnection, ApiUsageDay } from './apiUsage.types.ts';
import { readUsage } from './readUsage.ts';

/** Ids are UUIDv7, which sort by creation time. */
const newestFirst: Sort = { name: 'NEWEST', sql: 't.id', type: 'uuid', direction: 'desc' };

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
    description:
      'Requests made with API keys, newest first: those of the last seven days, at most 10,000. Delayed by some seconds.',
  })
  apiRequests(
    @Ctx() context: Context,
    @Arg('filter', () => ApiRequestFilter, { nullable: true, description: 'Which ones.' })
    filter: ApiRequestFilter | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = allOf(isId('t.key_id', filter?.keyId), whetherFailed(filter?.failed));
    return context.reads('api.manage').page(apiRequestReads, { condition: where }, newestFirst, page, info);
  }
}

function whetherFailed(failed: boolean | null | undefined): RawBuilder<unknown> | undefined {
  if (failed === null || failed === undefined) return undefined;
  return failed ? sql`t.code is not null` : sql`t.code is null`;
}
