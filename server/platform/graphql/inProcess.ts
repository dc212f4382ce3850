import { randomUUID } from 'node:crypto';
import type { ApolloServer } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { type DocumentNode, GraphQLError } from 'graphql';
import type { Actor } from '../auth/viewer.ts';
import { Context, type Services } from './context.ts';

/** Runs an operation. Throws what it was refused with. */
export type AskInProcess = (document: DocumentNode, variables: Record<string, unknown>) => Promise<unknown>;

/** For whom it runs; for a visitor where left out. The log's line of the request tells of it. */
interface Asker {
  actor: Actor;
  request: FastifyRequest;
}

/** Runs operations without leaving the process, for pages rendered here. */
export const askInProcess =
  (apollo: ApolloServer<Context>, services: Services, asker?: Asker): AskInProcess =>
  async (document, variables) => {
    const { actor, request } = asker ?? {};
    const contextValue = new Context(services, actor, { request, requestId: request?.id ?? randomUUID() });
    const { body } = await contextValue.confined(() =>
      apollo.executeOperation({ query: document, variables }, { contextValue }),
    );
    if (body.kind !== 'single') throw new Error('A page cannot wait for parts of an answer');
    const { data, errors } = body.singleResult;
    if (errors?.[0]) throw new GraphQLError(errors[0].message, { extensions: errors[0].extensions });
    return data;
  };
