import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver } from 'type-graphql';
import { ConnectionArgs } from '#server/platform/graphql/connection.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { type TimeOrder, TimeOrderEnum } from '#server/platform/graphql/timeOrder.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { Passthrough } from '#server/platform/reads/jsonText.ts';
import type { Sort } from '#server/platform/reads/keyset.ts';
import { storable } from '#server/platform/reads/textSearch.ts';
import { articleCondition, published } from './article.filter.ts';
import { articleReads } from './article.reads.ts';
import { Article, ArticleCategory, ArticleConnection, ArticleTimes } from './article.types.ts';
import { articleCategories } from './articleLists.ts';

const sorts: Record<TimeOrder, Sort> = {
  NEWEST: { name: 'PUBLISHED', sql: 't.published_at', type: 'timestamptz', direction: 'desc' },
  OLDEST: { name: 'OLDEST', sql: 't.published_at', type: 'timestamptz', direction: 'asc' },
};
const RELATED = 3;

@Resolver(() => Article)
export class ArticleResolver {
  @Passthrough()
  @Query(() => ArticleConnection, { description: 'A page of published articles.' })
  articles(
    @Ctx() context: Context,
    @Arg('featured', () => Boolean, {
      nullable: true,
      description: 'True for articles on the home page, false for all others.',
    })
    featured: boolean | null | undefined,
    @Arg('category', () => String, { nullable: true, description: 'Limits the list to this category.' }) category:
      | string
      | null,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Limits the list to articles with all of these words in their title, excerpt or text.',
    })
    search: string | null,
    @Args(() => ArticleTimes) times: ArticleTimes,
    @Arg('sort', () => TimeOrderEnum, { nullable: true, description: 'Sort order; NEWEST by default.' })
    sort: TimeOrder | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = articleCondition({ featured, category, search, ...times });
    return context.publicReads.page(articleReads, { condition: where }, sorts[sort ?? 'NEWEST'], page, info);
  }

  @Passthrough()
  @Query(() => Article, { nullable: true, description: 'A published article; null where none has this slug.' })
  article(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'The slug: the last part of its URL.' }) slug: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.publicReads.first(articleReads, sql`${published} and t.slug = ${storable(slug)}`, info);
  }

  @Query(() => [Article], {
    description: 'Related articles: the newest of the same category, then the newest of others.',
  })
  relatedArticles(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'Slug of the article to relate to; it is not in the result.' })
    slug: string,
    @Arg('first', () => Int, { nullable: true, description: 'Number of articles, at most 100; 3 by default.' }) first:
      | number
      | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const read = storable(slug);
    const isOnSameShelf = sql`t.category is not distinct from (select category from articles where slug = ${read})`;
    const orderBy = sql`${isOnSameShelf} desc, t.published_at desc, t.id desc`;
    return context.publicReads.top(
      articleReads,
      sql`${published} and t.slug <> ${read}`,
      orderBy,
      first ?? RELATED,
      info,
    );
  }

  @Query(() => [ArticleCategory], { description: 'Categories with published articles, by name.' })
  articleCategories(@Ctx() context: Context): Promise<ArticleCategory[]> {
    return articleCategories(context.services.database);
  }

  @FieldResolver(() => String, { description: "The author: always the product's team, under the product's name." })
  author(): string {
    return PRODUCT_NAME;
  }
}
