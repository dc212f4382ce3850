export { ArticleResolver } from './article.resolver.ts';
