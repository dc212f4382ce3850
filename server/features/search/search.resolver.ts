import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Context } from '#server/platform/graphql/context.ts';
import { find } from './find.ts';
import { SearchHit } from './search.types.ts';

const mostHits = 20;

@Resolver()
export class SearchResolver {
  @Query(() => [SearchHit], {
    description: 'Customers, quotes and invoices by name, address, phone, tag or number, the most alike first.',
  })
  search(
    @Ctx() context: Context,
    @Arg('query', () => String, { description: 'What is looked for; forgives typing errors in names.' }) query: string,
    @Arg('first', () => Int, { nullable: true, description: 'How many, at most 20; 10 where left out.' })
    first: number | null | undefined,
  ): Promise<SearchHit[]> {
    const most = Math.min(Math.max(first ?? 10, 1), mostHits);
    return find(context.services.database, context.member, query, most);
  }
}
