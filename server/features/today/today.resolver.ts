import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Ctx, Info, Query, Resolver } from 'type-graphql';
import { Context } from '#server/platform/graphql/context.ts';
import { HandsOn } from '#server/platform/reads/jsonText.ts';
import { selectionOf } from '#server/platform/reads/selection.ts';
import { todayReads } from './today.reads.ts';
import { Today } from './today.types.ts';

@Resolver(() => Today)
export class TodayResolver {
  @HandsOn()
  @Query(() => Today, {
    description: "The business's figures of the day. Those in money are for roles that may see reports.",
  })
  today(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    const asksForMoney = Object.keys(selectionOf(info)).some((field) => field.endsWith('Cents'));
    return context.reads(asksForMoney ? 'reports.read' : 'invoices.read').first(todayReads, sql`true`, info);
  }
}
