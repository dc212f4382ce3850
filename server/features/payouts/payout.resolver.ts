import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { ConnectionArgs } from '#server/platform/graphql/connection.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { type TimeOrder, TimeOrderEnum } from '#server/platform/graphql/timeOrder.ts';
import { allOf, isOfTime, isWithin } from '#server/platform/reads/conditions.ts';
import { Passthrough } from '#server/platform/reads/jsonText.ts';
import type { Sort } from '#server/platform/reads/keyset.ts';
import { payoutReads } from './payout.reads.ts';
import { Payout, PayoutConnection, PayoutFilter } from './payout.types.ts';

const sorts: Record<TimeOrder, Sort> = {
  NEWEST: { name: 'NEWEST', sql: 't.initiated_at', type: 'timestamptz', direction: 'desc' },
  OLDEST: { name: 'OLDEST', sql: 't.initiated_at', type: 'timestamptz', direction: 'asc' },
};

@Resolver(() => Payout)
export class PayoutResolver {
  @Passthrough()
  @Query(() => Payout, {
    nullable: true,
    description: 'The payout with this id; null where the business has none. For roles that may see reports.',
  })
  payout(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The payout.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.reads('reports.read').one(payoutReads, id, info);
  }

  @Passthrough()
  @Query(() => PayoutConnection, {
    description: "Payouts from Stripe to the business's bank. For roles that may see reports.",
  })
  payouts(
    @Ctx() context: Context,
    @Arg('filter', () => PayoutFilter, { nullable: true, description: 'Selects payouts; all by default.' })
    filter: PayoutFilter | null,
    @Arg('sort', () => TimeOrderEnum, { nullable: true, description: 'Sort order; NEWEST by default.' })
    sort: TimeOrder | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { initiatedSince, initiatedBefore, ...times } = filter ?? {};
    const condition = allOf(
      isWithin('t.initiated_at', { since: initiatedSince, before: initiatedBefore }),
      isOfTime(times),
    );
    return context.reads('reports.read').page(payoutReads, { condition }, sorts[sort ?? 'NEWEST'], page, info);
  }
}
