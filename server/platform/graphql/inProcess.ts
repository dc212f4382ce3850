import { randomUUID } from 'node:crypto';
import type { ApolloServer } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { Context, type Services } from './context.ts';

/** Runs operations as a visitor without leaving the process, for pages rendered here. Throws what the operation was refused with. */
export const askInProcess =
  (apollo: ApolloServer<Context>, services: Services) =>
  async (document: DocumentNode, variables: Record<string, unknown>): Promise<unknown> => {
    const contextValue = new Context(services, undefined, { requestId: randomUUID() });
    const { body } = await contextValue.confined(() =>
      apollo.executeOperation({ query: document, variables }, { contextValue }),
    );
    if (body.kind !== 'single') throw new Error('A page cannot wait for parts of an answer');
    const { data, errors } = body.singleResult;
    if (errors?.[0]) throw new Error(errors[0].message);
    return data;
  };
