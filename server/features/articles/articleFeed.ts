import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '#server/platform/graphql/context.ts';
import { escapeXml } from '#server/platform/http/xml.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { type FeedArticle, newestArticles } from './articleLists.ts';

const FEED_PATH = '/articles/feed.xml';
const LONGEST_FEED = 50;

/** Serves the newest articles for feed readers: RSS 2.0 with what the RSS Advisory Board's profile recommends. */
export const articleFeedRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.get(FEED_PATH, async (_request, reply) => {
      const articles = await newestArticles(services.database, LONGEST_FEED);
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(feed(services.publicUrl, articles));
    });
  };

function feed(origin: string, articles: readonly FeedArticle[]): string {
  const changes = articles.map(({ updatedAt }) => updatedAt).sort();
  const lastChange = changes.at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', `${PRODUCT_NAME}: articles for mobile fingerprinting and notary professionals`),
    element('link', `${origin}/articles`),
    `<atom:link href="${escapeXml(origin + FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    element(
      'description',
      'Fees, fingerprints, notarial acts, travel, and bookkeeping: what mobile professionals ask.',
    ),
    element('language', 'en-us'),
    lastChange ? element('lastBuildDate', rfc822(lastChange)) : '',
    ...articles.map((article) => item(origin, article)),
    '</channel></rss>',
    '',
  ].join('\n');
}

function item(origin: string, { slug, title, excerpt, category, publishedAt }: FeedArticle): string {
  const address = `${origin}/articles/${slug}`;
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', rfc822(publishedAt)),
    element('dc:creator', PRODUCT_NAME),
    category ? element('category', category) : '',
    element('description', excerpt ?? title),
    '</item>',
  ].join('');
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** RSS uses the date format of RFC 822 with the zone name GMT. */
const rfc822 = (instant: string) => new Date(instant).toUTCString();
