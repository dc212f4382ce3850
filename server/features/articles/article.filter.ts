import { type RawBuilder, sql } from 'kysely';
import { allOf, isWithin } from '#server/platform/reads/conditions.ts';
import { contains, searchTerm, storable } from '#server/platform/reads/textSearch.ts';
import type { ArticleTimes } from './article.types.ts';

export interface ArticleFilter extends ArticleTimes {
  featured: boolean | null | undefined;
  category: string | null | undefined;
  search: string | null | undefined;
}

/** Matches articles that are public: published, with a publication date that has passed. */
export const published = sql`t.published and t.published_at <= now()`;

/** Builds the condition for a filter. A search matches where every word occurs, in any of the searched fields. */
export function articleCondition({
  featured,
  category,
  search,
  publishedSince,
  publishedBefore,
  updatedSince,
}: ArticleFilter): RawBuilder<unknown> {
  const words = searchTerm(search ?? '').split(/\s+/);
  return allOf(
    published,
    typeof featured === 'boolean' && sql`t.featured = ${featured}`,
    category && sql`t.category = ${storable(category)}`,
    isWithin('t.published_at', { since: publishedSince, before: publishedBefore }),
    isWithin('t.updated_at', { since: updatedSince }),
    ...words.map((word) => word && contains('t.search_words', word)),
  );
}
