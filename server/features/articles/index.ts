export { ArticleResolver } from './article.resolver.ts';
export { articleFeedRoutes } from './articleFeed.ts';
export { articleAddresses } from './articleLists.ts';
