import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { articles as seeds } from '#db/data/articles/index.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { connectTo } from '#tests/support/database.ts';

/** In separate categories, because every installation has a library. 4 is a draft, -1 is not due yet. */
const OWN_ARTICLES = `
  insert into articles (id, title, slug, excerpt, body, category, published_at, featured, published, created_at, updated_at)
  select gen_random_uuid(), 'Entry ' || n, 'entry-' || n, case when n = 2 then 'An Uncommon <excerpt> & more' end,
    case when n = 5 then 'An uncommon text; 100% of it' else 'Text' end, case when n % 2 = 0 then 'Even' else 'Odd' end,
    now() - n * interval '1 hour', n <= 2, n <> 4, now(), now() from generate_series(-1, 5) n`;

interface ListQuery {
  slug: string;
  category: string;
}

let app: TestApp;
let database: pg.Client;

beforeAll(async () => {
  app = await startTestApp();
  database = await connectTo(app.databaseUrl);
  await database.query(OWN_ARTICLES);
});

const ask = (query: string, variables: Record<string, unknown> = {}) => app.visitor().ask(query, variables);

const LIST = `query ($featured: Boolean, $category: String, $search: String, $first: Int, $after: String) {
  articles(featured: $featured, category: $category, search: $search, first: $first, after: $after) {
    totalCount nodes { slug category } pageInfo { endCursor hasNextPage }
  }
}`;
const list = async (variables: Record<string, unknown>) => (await ask(LIST, variables)).articles;
const slugs = async (variables: Record<string, unknown>): Promise<string[]> =>
  (await list({ first: 100, ...variables })).nodes.map(({ slug }: ListQuery) => slug);
const ownSlugs = async (variables: Record<string, unknown>) =>
  (await slugs(variables)).filter((slug) => slug.startsWith('entry-'));

describe('articles', () => {
  it('are public, newest first, without drafts and future ones', async () => {
    expect(await ownSlugs({})).toEqual(['entry-0', 'entry-1', 'entry-2', 'entry-3', 'entry-5']);
    expect(await ownSlugs({ featured: true })).toEqual(['entry-0', 'entry-1', 'entry-2']);
    expect(await ownSlugs({ featured: false })).toEqual(['entry-3', 'entry-5']);
  });

  it('are paged with stable cursors', async () => {
    const whole = await slugs({});
    const paged: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const { nodes, pageInfo, totalCount } = await list({ first: 4, after });
      expect(totalCount).toBe(whole.length);
      paged.push(...nodes.map(({ slug }: ListQuery) => slug));
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
    }
    expect(paged).toEqual(whole);
  });

  it('are filtered by category', async () => {
    expect(await slugs({ category: 'Even' })).toEqual(['entry-0', 'entry-2']);
    expect(await slugs({ category: 'even' })).toEqual([]);
    expect(await slugs({ category: 'Ev\0en' })).toEqual(['entry-0', 'entry-2']);
  });

  it('are found by all words of a search in title, excerpt or text, in any case and order', async () => {
    expect(await slugs({ search: 'UNCOMMON' })).toEqual(['entry-2', 'entry-5']);
    expect(await slugs({ search: ' excerpt  entry ' })).toEqual(['entry-2']);
    expect(await slugs({ search: 'uncommon', category: 'Odd' })).toEqual(['entry-5']);
    expect(await slugs({ search: '100%' })).toEqual(['entry-5']);
    expect(await slugs({ search: 'uncommon nowhere' })).toEqual([]);
    expect(await slugs({ search: '  ' })).toEqual(await slugs({}));
  });

  it('are found by slug, with the whole text and the product as author', async () => {
    const ONE = 'query ($slug: String!) { article(slug: $slug) { title body readTime author } }';
    const one = async (slug: string) => (await ask(ONE, { slug })).article;
    expect(await one('entry-1')).toEqual({ title: 'Entry 1', body: 'Text', readTime: 5, author: 'Whorl' });
    for (const slug of ['entry-4', 'entry--1', 'nothing', 'nothing\0']) expect(await one(slug), slug).toBeNull();
  });
});

describe('article categories', () => {
  it('are those with published articles, by name, with counts', async () => {
    const { articleCategories } = await ask('{ articleCategories { name count } }');
    const names = articleCategories.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort());
    for (const { name, count } of articleCategories) expect((await list({ category: name })).totalCount).toBe(count);
    expect(articleCategories).toEqual(expect.arrayContaining([{ name: 'Even', count: 2 }]));
  });
});

describe('related articles', () => {
  const RELATED =
    'query ($slug: String!, $first: Int) { relatedArticles(slug: $slug, first: $first) { slug category } }';
  const related = async (slug: string, first?: number): Promise<ListQuery[]> =>
    (await ask(RELATED, { slug, first })).relatedArticles;

  it('are the newest of the same category, then the newest of others', async () => {
    expect((await related('entry-1')).map(({ slug }) => slug)).toEqual(['entry-3', 'entry-5', 'entry-0']);
    expect((await related('entry-0', 2)).map(({ slug }) => slug)).toEqual(['entry-2', 'entry-1']);
  });

  it('include no drafts and not the article itself', async () => {
    const all = (await related('entry-0', 100)).map(({ slug }) => slug);
    expect(all.toSorted()).toEqual((await slugs({})).filter((slug) => slug !== 'entry-0').sort());
  });
});

describe('the initial library', () => {
  it('is published as written', async () => {
    const LIBRARY =
      '{ articles(first: 100) { nodes { slug title excerpt body category publishedAt readTime featured } } }';
    const published = new Map((await ask(LIBRARY)).articles.nodes.map((article: ListQuery) => [article.slug, article]));
    expect(seeds.length).toBeGreaterThanOrEqual(12);
    expect(seeds.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(3);
    for (const { publishedAt, ...seed } of seeds) {
      const article = published.get(seed.slug) as { publishedAt: string; readTime: number };
      expect(article).toMatchObject(seed);
      expect(Date.parse(article.publishedAt)).toBe(Date.parse(publishedAt));
      expect(article.readTime).toBeGreaterThan(1);
    }
  });

  it('names its sources and links only to existing articles', async () => {
    const known = new Set(seeds.map(({ slug }) => `/articles/${slug}`));
    for (const { slug, body } of seeds) {
      expect(body, slug).toMatch(/^## Sources$/m);
      const links = [...body.matchAll(/\]\((\/articles\/[^)#]*)/g)].map(([, path]) => path!);
      for (const path of links) expect(known.has(path), `${slug} leads to ${path}`).toBe(true);
    }
  });
});

describe('the feed', () => {
  const read = async () => {
    const response = await fetch(`${app.address}/articles/feed.xml`);
    return { type: response.headers.get('content-type'), xml: await response.text() };
  };
  /** PostgreSQL's parser rejects XML that is not well-formed. */
  const texts = async (xml: string, path: string): Promise<string[]> => {
    const namespaces = [
      ['atom', 'http://www.w3.org/2005/Atom'],
      ['dc', 'http://purl.org/dc/elements/1.1/'],
    ];
    const { rows } = await database.query<{ texts: string[] }>(
      'select xpath($1, xmlparse(document $2), $3::text[])::text[] as texts',
      [path, xml, namespaces],
    );
    return rows[0]!.texts;
  };

  it('is RSS 2.0 with its own address', async () => {
    const { type, xml } = await read();
    expect(type).toBe('application/rss+xml; charset=utf-8');
    expect(await texts(xml, '/rss/@version')).toEqual(['2.0']);
    expect(await texts(xml, '/rss/channel/atom:link[@rel="self"]/@href')).toEqual([`${app.address}/articles/feed.xml`]);
    expect(await texts(xml, '/rss/channel/link/text()')).toEqual([`${app.address}/articles`]);
    for (const name of ['title', 'description', 'language', 'lastBuildDate'])
      expect(await texts(xml, `/rss/channel/${name}/text()`), name).toHaveLength(1);
  });

  it('has every published article with address, date and text', async () => {
    const { xml } = await read();
    const published = await slugs({});
    const addresses = published.map((slug) => `${app.address}/articles/${slug}`);
    expect(await texts(xml, '//item/link/text()')).toEqual(addresses);
    expect(await texts(xml, '//item/guid/text()')).toEqual(addresses);
    expect(await texts(xml, '//item/dc:creator/text()')).toEqual(published.map(() => 'Whorl'));
    const days = await texts(xml, '//item/pubDate/text()');
    expect(days).toHaveLength(published.length);
    for (const day of days)
      expect(day).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/);
    expect(await texts(xml, '//item[link[contains(., "entry-2")]]/description/text()')).toEqual([
      'An Uncommon &lt;excerpt&gt; &amp; more',
    ]);
  });
});

describe('the sitemap', () => {
  it('has every published article with the date of its last change', async () => {
    const xml = await (await fetch(`${app.address}/sitemap.xml`)).text();
    const found = [...xml.matchAll(/<loc>[^<]+(\/articles\/[^<]+)<\/loc><lastmod>([^<]+)</g)];
    expect(found.map(([, path]) => path)).toEqual((await slugs({})).map((slug) => `/articles/${slug}`).sort());
    expect(found.every(([, , changed]) => Date.parse(changed!) > 0)).toBe(true);
  });
});
