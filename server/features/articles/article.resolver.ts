import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Ctx, FieldResolver, Info, Int, Query, Resolver } from 'type-graphql';
import { Context } from '#server/platform/graphql/context.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { HandsOn } from '#server/platform/reads/jsonText.ts';
import type { Sort } from '#server/platform/reads/keyset.ts';
import { storable } from '#server/platform/reads/textSearch.ts';
import { articleCondition, published } from './article.filter.ts';
import { articleReads } from './article.reads.ts';
import { Article, ArticleCategory, ArticleConnection } from './article.types.ts';
import { articleCategories } from './articleLists.ts';

const newestFirst: Sort = { name: 'PUBLISHED', sql: 't.published_at', type: 'timestamptz', direction: 'desc' };
const RELATED = 3;

@Resolver(() => Article)
export class ArticleResolver {
  @HandsOn()
  @Query(() => ArticleConnection, { description: 'Published articles, the newest first.' })
  articles(
    @Ctx() context: Context,
    @Arg('featured', () => Boolean, {
      nullable: true,
      description: 'Only those that the home page shows, or only the others.',
    })
    featured: boolean | null | undefined,
    @Arg('category', () => String, { nullable: true, description: 'Only those on this shelf.' }) category:
      | string
      | null,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only those with all of these words in their title, excerpt or text.',
    })
    search: string | null,
    @Arg('first', () => Int, { nullable: true, description: 'How many, at most 100; 25 where left out.' }) first:
      | number
      | null,
    @Arg('after', () => String, { nullable: true, description: 'The cursor to go on from.' }) after: string | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = articleCondition({ featured, category, search });
    return context.publicReads.page(articleReads, { condition: where }, newestFirst, { first, after }, info);
  }

  @HandsOn()
  @Query(() => Article, { nullable: true, description: 'One published article; null where there is none such.' })
  article(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'Its part of the address.' }) slug: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.publicReads.first(articleReads, sql`${published} and t.slug = ${storable(slug)}`, info);
  }

  @Query(() => [Article], {
    description: 'What to read after an article: those of its shelf, the newest first, then the newest of the others.',
  })
  relatedArticles(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'The article that was read.' }) slug: string,
    @Arg('first', () => Int, { nullable: true, description: 'How many, at most 100; 3 where left out.' }) first:
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

  @Query(() => [ArticleCategory], { description: 'The shelves with something on them, by their names.' })
  articleCategories(@Ctx() context: Context): Promise<ArticleCategory[]> {
    return articleCategories(context.services.database);
  }

  @FieldResolver(() => String, { description: 'Whom it is by: the makers of the product, under its name.' })
  author(): string {
    return PRODUCT_NAME;
  }
}
