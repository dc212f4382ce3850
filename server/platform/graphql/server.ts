import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FormattedExecutionResult, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { JsonText } from '../reads/jsonText.ts';
import type { Context } from './context.ts';
import { documentStore, persistedQueries } from './documents.ts';
import { Execution } from './execution.ts';
import { executionPlugin } from './executionPlugin.ts';
import { formatError } from './formatError.ts';
import { Introspection } from './introspection.ts';
import { parsing } from './limits.ts';
import { wholeValidation } from './validation.ts';

export interface GraphQLServer {
  /** Reads and validates what is asked, and speaks HTTP's part of GraphQL. */
  apollo: ApolloServer<Context>;
  execution: Execution;
}

/** Cross-site writes are stopped at the door (http/graphql.ts): only application/json bodies are read, which no form can send. */
export async function createGraphQLServer(schema: GraphQLSchema, log: Logger): Promise<GraphQLServer> {
  const introspection = new Introspection();
  const execution = new Execution(schema, introspection);
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    persistedQueries: { cache: persistedQueries() },
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    parseOptions: parsing,
    documentStore: documentStore(),
    validationRules: [wholeValidation(introspection)],
    plugins: [
      executionPlugin(execution),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
    stringifyResult: written,
    formatError: (formatted, error) => formatError(formatted, error, log),
  });
  await apollo.start();
  return { apollo, execution };
}

/** An answer as it is sent: whatever went wrong comes first. */
const written = ({ data, errors, extensions }: FormattedExecutionResult): string =>
  (data as unknown) instanceof JsonText
    ? `{"data":${(data as unknown as JsonText).text}}`
    : JSON.stringify({ errors, data, extensions });
