import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Query, Resolver } from 'type-graphql';
import { Context } from '#server/platform/graphql/context.ts';
import { Passthrough } from '#server/platform/reads/jsonText.ts';
import type { Sort } from '#server/platform/reads/keyset.ts';
import { payoutReads } from './payout.reads.ts';
import { Payout, PayoutConnection } from './payout.types.ts';

const newestFirst: Sort = { name: 'NEWEST', sql: 't.initiated_at', type: 'timestamptz', direction: 'desc' };

@Resolver(() => Payout)
export class PayoutResolver {
  @Passthrough()
  @Query(() => PayoutConnection, {
    description: "What the processor sent on to the business's bank, the newest first. For roles that may see reports.",
  })
  payouts(
    @Ctx() context: Context,
    @Arg('first', () => Int, { nullable: true, description: 'How many, at most 100; 25 where left out.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The cursor to go on from.' }) after: string | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.reads('reports.read').page(payoutReads, {}, newestFirst, { first, after }, info);
  }
}
