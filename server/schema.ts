import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { BusinessResolver } from './features/business/index.ts';
import { CustomerResolver } from './features/customers/index.ts';
import { IdentityResolver } from './features/identity/index.ts';
import { ServiceResolver } from './features/services/index.ts';

const resolvers: NonEmptyArray<new () => object> = [
  IdentityResolver,
  BusinessResolver,
  CustomerResolver,
  ServiceResolver,
];

/** Every feature's resolvers as one schema; schema.graphql is its printed form. */
export function buildSchema(): GraphQLSchema {
  return buildSchemaSync({ resolvers: resolvers as never, validate: false, emitSchemaFile: false });
}
