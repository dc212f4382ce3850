import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { ArticleResolver } from './features/articles/index.ts';
import { BusinessResolver } from './features/business/index.ts';
import { CustomerResolver } from './features/customers/index.ts';
import { IdentityResolver } from './features/identity/index.ts';
import { NewsletterResolver } from './features/newsletter/index.ts';
import { ServiceResolver } from './features/services/index.ts';

const resolvers: NonEmptyArray<new () => object> = [
  ArticleResolver,
  NewsletterResolver,

  IdentityResolver,
  BusinessResolver,
  CustomerResolver,
  ServiceResolver,
];

/** Every feature's resolvers as one schema; schema.graphql is its printed form. */
export function buildSchema(): GraphQLSchema {
  return buildSchemaSync({ resolvers: resolvers as never, validate: false, emitSchemaFile: false });
}
