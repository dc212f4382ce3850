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
  /** Parses and validates operations, and implements GraphQL over HTTP. */
  apollo: ApolloServer<Context>;
  execution: Execution;
}

/**
 * Apollo's CSRF protection is off: http/graphql.ts accepts only application/json, which forms of other sites cannot send.
 */
export async function createGraphQLServer(
  schema: GraphQLSchema,
  log: Logger,
  hasPersistedQueries: boolean,
): Promise<GraphQLServer> {
  const introspection = new Introspection();
  const execution = new Execution(schema, introspection);
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    persistedQueries: hasPersistedQueries && { cache: persistedQueries() },
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

/** Serializes a response with errors first. */
const written = ({ data, errors, extensions }: FormattedExecutionResult): string =>
  (data as unknown) instanceof JsonText
    ? `{"data":${(data as unknown as JsonText).text}}`
    : JSON.stringify({ errors, data, extensions });
