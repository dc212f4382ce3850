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
      "Today's figures: those of the whole business, or of the viewer's own rows. Amounts require a role that may see reports.",
  })
  today(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return context.readsFor(context.allowed('invoices.read').actor).first(todayReads, sql`true`, info);
  }
}
