import { column, computedFrom, type ReadShape } from '#server/platform/reads/shape.ts';

export const articleReads: ReadShape = {
  table: 'articles',
  public: true,
  fields: {
    id: column('id'),
    title: column('title'),
    slug: column('slug'),
    excerpt: column('excerpt'),
    body: column('body'),
    author: computedFrom(),
    featuredImageUrl: column('featured_image_url'),
    category: column('category'),
    publishedAt: column('published_at'),
    updatedAt: column('updated_at'),
    readTime: column('read_time'),
    featured: column('featured'),
  },
};
