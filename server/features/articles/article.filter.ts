import { type RawBuilder, sql } from 'kysely';
import { allOf } from '#server/platform/reads/conditions.ts';
import { contains, searchTerm, storable } from '#server/platform/reads/textSearch.ts';

export interface ArticleFilter {
  featured: boolean | null | undefined;
  category: string | null | undefined;
  search: string | null | undefined;
}

/** What anybody may read: no drafts, and nothing before its day. */
export const published = sql`t.published and t.published_at <= now()`;

/** The condition that a filter stands for. Of a search every word must be there, wherever it is. */
export function articleCondition({ featured, category, search }: ArticleFilter): RawBuilder<unknown> {
  const words = searchTerm(search ?? '').split(/\s+/);
  return allOf(
    published,
    typeof featured === 'boolean' && sql`t.featured = ${featured}`,
    category && sql`t.category = ${storable(category)}`,
    ...words.map((word) => word && contains('t.search_words', word)),
  );
}
