import { Field, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '#server/platform/graphql/connection.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateTimeScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({ implements: Node, description: 'A published article of the public library.', simpleResolvers: true })
export class Article extends Node {
  @Field(() => String, { description: 'Its headline.' })
  title!: string;

  @Field(() => String, { description: 'Its part of the address: /articles/{slug}.' })
  slug!: string;

  @Field(() => String, { nullable: true, description: 'What it is about, in a sentence or two.' })
  excerpt!: string | null;

  @Field(() => String, { description: 'The whole text, in Markdown.' })
  body!: string;

  @Field(() => String, { nullable: true, description: 'Where its picture can be loaded from.' })
  featuredImageUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'The shelf that it stands on.' })
  category!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was published.' })
  publishedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;

  @Field(() => Int, { description: 'Minutes; 5 where none was set.' })
  readTime!: number;

  @Field(() => Boolean, { description: 'Whether the home page shows it.' })
  featured!: boolean;
}

@ObjectType({ description: 'A shelf of the public library.', simpleResolvers: true })
export class ArticleCategory {
  @Field(() => String, { description: 'What the shelf is called.' })
  name!: string;

  @Field(() => Int, { description: 'How many published articles stand on it.' })
  count!: number;
}

export const ArticleConnection = connectionOf(Article, 'Article', 'articles');
