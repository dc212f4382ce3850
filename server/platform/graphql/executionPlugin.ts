import type { ApolloServerPlugin, GraphQLRequestContextResponseForOperation } from '@apollo/server';
import type { GraphQLError } from 'graphql';
import type { Context } from './context.ts';
import type { Execution } from './execution.ts';
import { tellWait } from './retryAfter.ts';

/**
 * Runs operations with graphql-jit through `responseForOperation`. Apollo's gateway interface is avoided because it creates
 * an object of a new shape for each request: V8 keeps shapes in the old generation, and each keeps its request alive.
 */
export function executionPlugin(execution: Execution): ApolloServerPlugin<Context> {
  const listener = {
    validationDidStart: async ({ contextValue }: { contextValue: Context }) => {
      return async (problems: readonly Error[] = []) =>
        tellWait(contextValue.exchange.reply, problems as readonly GraphQLError[]);
    },
    responseForOperation: async (asked: GraphQLRequestContextResponseForOperation<Context>) => {
      const { document, operation, operationName, request, contextValue } = asked;
      return execution.respond({
        document,
        operation,
        operationName,
        variables: request.variables ?? {},
        contextValue,
      });
    },
  };
  return { requestDidStart: async () => listener };
}
