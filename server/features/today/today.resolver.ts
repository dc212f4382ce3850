import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Ctx, Info, Query, Resolver } from 'type-graphql';
import { Context } from '#server/platform/graphql/context.ts';
import { todayReads } from './today.reads.ts';
import { Today } from './today.types.ts';

@Resolver(() => Today)
export class TodayResolver {
  @Query(() => Today, { description: "The business's figures of the day." })
  today(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return context.reads('reports.read').first(todayReads, sql`true`, info);
  }
}
