import { column, type ReadShape } from '#server/platform/reads/shape.ts';

export const articleReads: ReadShape = {
  table: 'articles',
  public: true,
  fields: {
    id: column('id'),
    title: column('title'),
    slug: column('slug'),
    excerpt: column('excerpt'),
    featuredImageUrl: column('featured_image_url'),
    category: column('category'),
    publishedAt: column('published_at'),
    readTime: column('read_time'),
    featured: column('featured'),
  },
};
