import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { Customer, customerReads } from '#server/features/customers/index.ts';
import { ConnectionArgs } from '#server/platform/graphql/connection.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import { loadWithSiblings } from '#server/platform/graphql/siblings.ts';
import { computedFrom } from '#server/platform/reads/shape.ts';
import { quoteCondition } from './quote.filter.ts';
import { quoteReads } from './quote.reads.ts';
import { type QuoteSort, quoteSorts } from './quote.sorts.ts';
import { QuoteConnection, QuoteFilter, QuoteSortEnum } from './quote.types.ts';

/* Declared here because quotes build on customers, which must not import quotes. */
customerReads.fields.quotes = computedFrom('id');

@Resolver(() => Customer)
export class CustomerQuotesResolver {
  @NeedsScope('quotes.read')
  @FieldResolver(() => QuoteConnection, { description: 'A page of the quotes for this customer.' })
  quotes(
    @Ctx() context: Context,
    @Root() { id }: { id: string },
    @Arg('filter', () => QuoteFilter, { nullable: true, description: 'Selects rows; all by default.' })
    filter: QuoteFilter | null,
    @Arg('sort', () => QuoteSortEnum, { nullable: true, description: 'Sort order; NEWEST by default.' })
    sort: QuoteSort | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const reads = context.reads('quotes.read');
    return loadWithSiblings(context, info, id, async (ids) => {
      const condition = await quoteCondition(filter ?? {}, context.actor, context.services.database.em.getKysely());
      const owners = { column: 't.customer_id', ids };
      return reads.pageOfEach(quoteReads, owners, condition, quoteSorts[sort ?? 'NEWEST'], page, info);
    });
  }
}
