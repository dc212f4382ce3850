import type { Feature } from '#server/platform/feature.ts';
import { ArticleResolver } from './article.resolver.ts';
import { articleFeedRoutes } from './articleFeed.ts';

export const articles: Feature = {
  resolvers: [ArticleResolver],
  routes: [articleFeedRoutes],
};
