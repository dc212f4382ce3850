import type Stripe from 'stripe';
import type { ObjectName, StripeObjects } from '../store/objects.ts';
import type { Filter, Page, Scope } from '../store/scope.ts';

export const listOf = <Item>(data: Item[], url: string, has_more = false): Stripe.ApiList<Item> => ({
  object: 'list',
  data,
  has_more,
  url,
});

interface Paging {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
}

/** Returns one page, newest first. `has_more` refers to the requested direction. */
export async function listPage<Name extends ObjectName>(
  scope: Scope,
  name: Name,
  url: string,
  { limit = 10, starting_after, ending_before }: Paging,
  filter: Filter = {},
): Promise<Stripe.ApiList<StripeObjects[Name]>> {
  for (const [param, id] of Object.entries({ starting_after, ending_before }))
    if (id) await scope.read(name, id, param);
  const page: Page = { limit, startingAfter: starting_after, endingBefore: ending_before };
  const rows = await scope.list(name, filter, page);
  const bodies = rows.slice(0, limit).map(({ body }) => body);
  return listOf(ending_before ? bodies.reverse() : bodies, url, rows.length > limit);
}

/** Returns the filters that are set. */
export function given(filters: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
