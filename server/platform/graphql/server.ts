import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { JsonText } from '../reads/jsonText.ts';
import type { Context } from './context.ts';
import { jitExecution } from './execution.ts';
import { formatError } from './formatError.ts';
import { Introspection } from './introspection.ts';
import { parsing } from './limits.ts';
import { wholeValidation } from './validation.ts';

/** Cross-site writes are stopped at the door (http/graphql.ts): only application/json bodies are read, which no form can send. */
export async function createApolloServer(schema: GraphQLSchema, log: Logger): Promise<ApolloServer<Context>> {
  const introspection = new Introspection();
  const server = new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    parseOptions: parsing,
    validationRules: [wholeValidation(introspection)],
    plugins: [
      jitExecution(schema, introspection),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
    stringifyResult: ({ data, errors, extensions }) =>
      (data as unknown) instanceof JsonText
        ? `{"data":${(data as unknown as JsonText).text}}`
        : JSON.stringify({ errors, data, extensions }),
    formatError: (formatted, error) => formatError(formatted, error, log),
  });
  await server.start();
  return server;
}
