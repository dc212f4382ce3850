import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Ctx, Info, Int, Query, Resolver } from 'type-graphql';
import { Context } from '#server/platform/graphql/context.ts';
import { allOf } from '#server/platform/reads/conditions.ts';
import type { Sort } from '#server/platform/reads/keyset.ts';
import { articleReads } from './article.reads.ts';
import { Article, ArticleConnection } from './article.types.ts';

const newestFirst: Sort = { name: 'PUBLISHED', sql: 't.published_at', type: 'timestamptz', direction: 'desc' };
const published = sql`t.published and t.published_at <= now()`;

@Resolver(() => Article)
export class ArticleResolver {
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
    @Arg('first', () => Int, { nullable: true, description: 'How many, at most 100; 25 where left out.' }) first:
      | number
      | null,
    @Arg('after', () => String, { nullable: true, description: 'The cursor to go on from.' }) after: string | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = allOf(
      published,
      typeof featured === 'boolean' && sql`t.featured = ${featured}`,
      category && sql`t.category = ${category}`,
    );
    return context.publicReads.page(articleReads, where, newestFirst, { first, after }, info);
  }

  @Query(() => Article, { nullable: true, description: 'One published article; null where there is none such.' })
  article(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'Its part of the address.' }) slug: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.publicReads.first(articleReads, sql`${published} and t.slug = ${slug.replaceAll('\0', '')}`, info);
  }
}
