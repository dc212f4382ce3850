import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '#server/platform/graphql/connection.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateTimeScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({ implements: Node, description: 'A published article of the public library.', simpleResolvers: true })
export class Article extends Node {
  @Field(() => String, { description: 'Its headline.' })
  title!: string;

  @Field(() => String, { description: 'The last part of its address: /articles/{slug}.' })
  slug!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A summary of one or two sentences; null where none was written.',
  })
  excerpt!: string | null;

  @Field(() => String, { description: 'The whole text, in Markdown.' })
  body!: string;

  @Field(() => String, { nullable: true, description: 'Address of its picture; null where it has none.' })
  featuredImageUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Its category; null where it has none.' })
  category!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was published; null for a draft.' })
  publishedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;

  @Field(() => Int, { description: 'Reading time in minutes; 5 where none was set.' })
  readTime!: number;

  @Field(() => Boolean, { description: 'Whether it appears on the home page.' })
  featured!: boolean;
}

@ArgsType()
export class ArticleTimes {
  @Field(() => DateTimeScalar, { nullable: true, description: 'Only published at this time or later.' })
  publishedSince?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only published before this time.' })
  publishedBefore?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only changed at this time or later.' })
  updatedSince?: Date | null;
}

@ObjectType({ description: 'A category of the public library.', simpleResolvers: true })
export class ArticleCategory {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'Number of published articles in it.' })
  count!: number;
}

export const ArticleConnection = connectionOf(Article, 'Article', 'articles');
