import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Info, Query, Resolver, Root, Subscription } from 'type-graphql';
import { ConnectionArgs } from '#server/platform/graphql/connection.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { type TimeOrder, TimeOrderEnum } from '#server/platform/graphql/timeOrder.ts';
import type { LiveActivity } from '#server/platform/live/transport.ts';
import { allOf } from '#server/platform/reads/conditions.ts';
import { Passthrough } from '#server/platform/reads/jsonText.ts';
import type { Sort } from '#server/platform/reads/keyset.ts';
import { activityReads } from './activity.reads.ts';
import { Activity, ActivityConnection, ActivityFilter } from './activity.types.ts';
import { isAbout, ofTheTrade } from './isAbout.ts';

/** Ids are UUIDv7, which sort by creation time. */
const sorts: Record<TimeOrder, Sort> = {
  NEWEST: { name: 'NEWEST', sql: 't.id', type: 'uuid', direction: 'desc' },
  OLDEST: { name: 'OLDEST', sql: 't.id', type: 'uuid', direction: 'asc' },
};

@Resolver(() => Activity)
export class ActivityResolver {
  @Passthrough()
  @Query(() => ActivityConnection, { description: 'The activities of the business.' })
  activities(
    @Ctx() context: Context,
    @Arg('filter', () => ActivityFilter, { nullable: true, description: 'Selects activities; all by default.' })
    filter: ActivityFilter | null,
    @Arg('sort', () => TimeOrderEnum, { nullable: true, description: 'Sort order; NEWEST by default.' })
    sort: TimeOrder | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = allOf(ofTheTrade, isAbout(filter ?? {}));
    return context
      .reads('customers.read')
      .page(activityReads, { condition: where }, sorts[sort ?? 'NEWEST'], page, info);
  }

  @Subscription(() => Activity, {
    description: 'Emits each activity of the business as it occurs.',
    subscribe: ({ context }: { context: Context }) => context.activities(context.allowed('customers.read').actor),
  })
  activity(@Ctx() context: Context, @Root() { id }: LiveActivity, @Info() info: GraphQLResolveInfo) {
    return context.reads('customers.read').one(activityReads, id, info);
  }
}
