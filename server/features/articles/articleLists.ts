import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import type { SitemapEntry } from '#server/platform/http/sitemap.ts';
import { published } from './article.filter.ts';
import type { ArticleCategory } from './article.types.ts';

/** The fields of an article in feeds. */
export interface FeedArticle {
  slug: string;
  title: string;
  excerpt: string | null;
  category: string | null;
  publishedAt: string;
  updatedAt: string;
}

/** Returns the newest public articles. */
export async function newestArticles(database: Database, count: number): Promise<FeedArticle[]> {
  const { rows } = await sql<{ row: FeedArticle }>`
    select json_build_object('slug', slug, 'title', title, 'excerpt', excerpt, 'category', category,
      'publishedAt', published_at, 'updatedAt', updated_at) as row
    from articles t where ${published} order by published_at desc, id desc limit ${count}
  `.execute(database.em.getKysely());
  return rows.map(({ row }) => row);
}

/** Returns the address of every public article, for the sitemap. */
export async function articleAddresses(database: Database): Promise<SitemapEntry[]> {
  const { rows } = await sql<{ slug: string; updatedAt: string }>`
    select slug, to_json(updated_at) as "updatedAt" from articles t where ${published} order by slug
  `.execute(database.em.getKysely());
  return rows.map(({ slug, updatedAt }) => ({ path: `/articles/${slug}`, updatedAt: new Date(updatedAt) }));
}

export async function articleCategories(database: Database): Promise<ArticleCategory[]> {
  const { rows } = await sql<ArticleCategory>`
    select category as name, count(*)::int as count from articles t where ${published} and category is not null
    group by category order by category
  `.execute(database.em.getKysely());
  return rows;
}
