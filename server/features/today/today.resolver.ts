import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Ctx, Info, Query, Resolver } from 'type-graphql';
import { Context } from '#server/platform/graphql/context.ts';
import { Passthrough } from '#server/platform/reads/jsonText.ts';
import { todayReads } from './today.reads.ts';
import { Today } from './today.types.ts';

@Resolver(() => Today)
export class TodayResolver {
  @Passthrough()
  @Query(() => Today, {
    description:
      "The figures of the day: the business's, or those of one's own work. Those in money are for roles that may see reports.",
  })
  today(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return context.readsFor(context.allowed('invoices.read').actor).first(todayReads, sql`true`, info);
  }
}
