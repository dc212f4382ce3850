import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { invalidInput } from '#server/core/errors.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { find, requireAnyKind } from './find.ts';
import { SearchHit } from './search.types.ts';

const mostHits = 20;
const hitsUnasked = 10;

@Resolver()
export class SearchResolver {
  @Query(() => [SearchHit], {
    description:
      'Customers by name, email, phone and tag, quotes and invoices by number and customer; the most alike first. A key finds the kinds that it has the read scope of, and is refused where it has none.',
  })
  search(
    @Ctx() context: Context,
    @Arg('query', () => String, { description: 'What is looked for; forgives typing errors in names.' }) query: string,
    @Arg('first', () => Int, { nullable: true, description: 'How many, at most 20; 10 where left out.' })
    first: number | null | undefined,
  ): Promise<SearchHit[]> {
    const { actor } = context;
    requireAnyKind(actor);
    const most = first ?? hitsUnasked;
    if (most < 1 || most > mostHits)
      throw invalidInput([{ path: 'first', message: `Ask for 1 to ${mostHits} at a time`, code: 'OUT_OF_RANGE' }]);
    return find(context.services.database, actor, query, most);
  }
}
