import type { ApolloServerPlugin, GraphQLRequestContextResponseForOperation } from '@apollo/server';
import type { GraphQLError } from 'graphql';
import type { Context } from './context.ts';
import type { Execution } from './execution.ts';
import { tellWait } from './retryAfter.ts';

/**
 * What a plugin answers Apollo does not work out itself. Not behind its gateway interface, which makes an object of a shape of
 * its own for each request: shapes outlive the young generation, and all of the request with them.
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
