import { defineEntity, type InferEntity } from '@mikro-orm/core';
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

/** A newsletter subscription. Mails go only to CONFIRMED ones. */
export const NewsletterSubscriberEntity = defineEntity({
  name: 'NewsletterSubscriber',
  tableName: 'newsletter_subscribers',
  properties: {
    ...ownKey,
    email: p.text(),
    status: p.enum(['PENDING', 'CONFIRMED', 'UNSUBSCRIBED'] as const).default('PENDING'),
    confirmedAt: p.datetime().nullable(),
    unsubscribedAt: p.datetime().nullable(),
    /** When the last confirmation mail was sent. */
    mailRequestedAt: p.datetime().nullable(),
    /** Confirmation mails sent since the address's owner last followed a link. */
    unansweredMails: p.integer().default(0),
    createdAt: timestamps.createdAt,
  },
});
export type NewsletterSubscriberRow = InferEntity<typeof NewsletterSubscriberEntity>;

/** A link in a newsletter mail, stored as a hash. Links that unsubscribe never expire. */
export const NewsletterTokenEntity = defineEntity({
  name: 'NewsletterToken',
  tableName: 'newsletter_tokens',
  properties: {
    ...ownKey,
    subscriberId: p.uuid(),
    purpose: p.enum(['CONFIRM', 'UNSUBSCRIBE'] as const),
    tokenHash: p.text(),
    expiresAt: p.datetime().nullable(),
    createdAt: timestamps.createdAt,
  },
});
export type NewsletterTokenPurpose = InferEntity<typeof NewsletterTokenEntity>['purpose'];
