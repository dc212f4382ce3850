import { randomUUID } from 'node:crypto';
import type { ApolloServer } from '@apollo/server';
import { type DocumentNode, GraphQLError } from 'graphql';
import { Context, type Services } from './context.ts';

/** Runs a query and returns its data. Throws the first error. */
export type QueryInProcess = (document: DocumentNode, variables: Record<string, unknown>) => Promise<unknown>;

/** Runs queries as a visitor, without HTTP, for the public pages rendered by this server. */
export const queryInProcess =
  (apollo: ApolloServer<Context>, services: Services): QueryInProcess =>
  async (document, variables) => {
    const contextValue = new Context(services, undefined, { requestId: randomUUID() });
    const { body } = await contextValue.confined(() =>
      apollo.executeOperation({ query: document, variables }, { contextValue }),
    );
    if (body.kind !== 'single') throw new Error('A public page cannot use incremental delivery');
    const { data, errors } = body.singleResult;
    if (errors?.[0]) throw new GraphQLError(errors[0].message, { extensions: errors[0].extensions });
    return data;
  };
