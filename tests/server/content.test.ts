import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(`
    insert into articles (id, title, slug, body, category, published_at, featured, published, created_at, updated_at)
    select gen_random_uuid(), 'Article ' || n, 'article-' || n, 'Text', case when n % 2 = 0 then 'Fees' else 'Travel' end,
      now() - n * interval '1 day', n <= 2, n <> 4, now(), now() from generate_series(-1, 5) n
  `);
  await client.end();
});

describe('articles', () => {
  const LIST =
    'query ($featured: Boolean, $category: String, $first: Int, $after: String) { articles(featured: $featured, category: $category, first: $first, after: $after) { totalCount nodes { slug readTime } pageInfo { endCursor } } }';
  const slugs = async (variables: Record<string, unknown>) =>
    (await app.visitor().ask(LIST, variables)).articles.nodes.map(({ slug }: { slug: string }) => slug);

  it('are read by anybody, the newest first, but for drafts and what is yet to be published', async () => {
    expect(await slugs({})).toEqual(['article-0', 'article-1', 'article-2', 'article-3', 'article-5']);
    expect(await slugs({ featured: true })).toEqual(['article-0', 'article-1', 'article-2']);
    expect(await slugs({ featured: false })).toEqual(['article-3', 'article-5']);
    expect(await slugs({ category: 'Fees' })).toEqual(['article-0', 'article-2']);
    const first = (await app.visitor().ask(LIST, { first: 2 })).articles;
    expect(first.totalCount).toBe(5);
    expect(await slugs({ first: 2, after: first.pageInfo.endCursor })).toEqual(['article-2', 'article-3']);
  });

  it('are found by their address', async () => {
    const ONE = 'query ($slug: String!) { article(slug: $slug) { title readTime } }';
    expect((await app.visitor().ask(ONE, { slug: 'article-1' })).article).toEqual({ title: 'Article 1', readTime: 5 });
    expect((await app.visitor().ask(ONE, { slug: 'article-4' })).article).toBeNull();
  });
});
