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
      'Finds customers by name, email, phone and tag, and quotes and invoices by number and customer; most similar first. An API key finds the kinds that it has the read scope for; FORBIDDEN where it has none.',
  })
  search(
    @Ctx() context: Context,
    @Arg('query', () => String, { description: 'The search text; tolerates typing errors in names.' }) query: string,
    @Arg('first', () => Int, { nullable: true, description: 'Number of results, at most 20; 10 by default.' })
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
