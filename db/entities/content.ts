import { defineEntity } from '@mikro-orm/core';
import { ownKey, p, timestamps } from './columns.ts';

export const ArticleEntity = defineEntity({
  name: 'Article',
  tableName: 'articles',
  properties: {
    ...ownKey,
    title: p.text(),
    slug: p.text(),
    excerpt: p.text().nullable(),
    body: p.text(),
    featuredImageUrl: p.text().nullable(),
    category: p.text().nullable(),
    publishedAt: p.datetime().nullable(),
    readTime: p.integer().default(5),
    featured: p.boolean().default(false),
    published: p.boolean().default(false),
    ...timestamps,
  },
});

export const NewsletterSubscriberEntity = defineEntity({
  name: 'NewsletterSubscriber',
  tableName: 'newsletter_subscribers',
  properties: { ...ownKey, email: p.text(), createdAt: timestamps.createdAt },
});
