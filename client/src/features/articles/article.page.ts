import { brand } from '#client/ui/brand/brand.ts';
import { breadcrumbList, type Step } from '#client/ui/site/breadcrumbs.ts';
import { renderMarkdown } from '#client/ui/site/markdown.ts';
import { definePage, notFound, type PageRequest } from '#client/ui/site/page.ts';
import { type ArticleData, ArticlePage } from './ArticlePage.tsx';
import { ArticlePageDocument } from './articles.generated.ts';
import { articlePath, FEED, LIST_PATH, listingPath } from './listing.ts';

/** With fewer parts than these, an article is seen whole without a list of them. */
const LEAST_PARTS = 3;

export const page = definePage<ArticleData>({
  path: `${LIST_PATH}/:slug`,
  load,
  head: (data, { origin }) => ({
    title: data.article.title,
    description: data.article.excerpt ?? `${data.article.title}: an article from ${brand.name}.`,
    type: 'article',
    feeds: [FEED],
    ...(data.article.featuredImageUrl && { image: data.article.featuredImageUrl }),
    structuredData: [articleObject(data, origin), breadcrumbList(origin, data.trail)],
  }),
  Component: ArticlePage,
});

async function load({ params, ask }: PageRequest): Promise<ArticleData> {
  const { article: found, relatedArticles } = await ask(ArticlePageDocument, { slug: params.slug! });
  if (!found) throw notFound();
  const { body, ...article } = found;
  const { html, headings } = renderMarkdown(body);
  const parts = headings.filter(({ depth }) => depth === 2);
  return {
    article,
    html,
    parts: parts.length < LEAST_PARTS ? [] : parts.map(({ id, text }) => ({ id, text })),
    trail: trailOf(article),
    related: relatedArticles,
  };
}

function trailOf({ title, slug, category }: ArticleData['article']): Step[] {
  return [
    { name: 'Home', path: '/' },
    { name: 'Articles', path: LIST_PATH },
    ...(category ? [{ name: category, path: listingPath({ category }) }] : []),
    { name: title, path: articlePath({ slug }) },
  ];
}

function articleObject({ article }: ArticleData, origin: string) {
  const publisher = { '@type': 'Organization', name: article.author, url: origin };
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt ?? undefined,
    image: new URL(article.featuredImageUrl ?? '/og.png', origin).href,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: publisher,
    publisher,
    articleSection: article.category ?? undefined,
    timeRequired: `PT${article.readTime}M`,
    inLanguage: 'en-US',
    mainEntityOfPage: origin + articlePath(article),
  };
}
