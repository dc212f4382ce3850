import { HeaderMap } from '@apollo/server';
import type { GatewayGraphQLRequestContext, GatewayInterface } from '@apollo/server-gateway-interface';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from './context.ts';
import { Introspection } from './introspection.ts';
import { costOf, introspects } from './limits.ts';
import { observed } from './observed.ts';
import { outageOf, RETRY_AFTER_SECONDS } from './outages.ts';
import { tellWait } from './retryAfter.ts';
import { answerAsText } from './textAnswers.ts';

/** Compiled queries, by the parsed document that Apollo's document store keeps and the operation picked from it. */
type Compiled = CompiledQuery | undefined;
const compiled = new WeakMap<DocumentNode, Map<string, Compiled>>();

/**
 * Strings, numbers and enums are handed on as the database or a resolver answered them: both are typed. Our own scalars are
 * still written by their rules.
 */
const compilation = { disableLeafSerialization: true, disablingCapturingStackErrors: true };

function compiledOf(schema: GraphQLSchema, document: DocumentNode, operationName: string | null): Compiled {
  const byName = compiled.get(document) ?? new Map<string, Compiled>();
  compiled.set(document, byName);
  const name = operationName ?? '';
  if (!byName.has(name)) {
    const query = compileQuery(schema, document, operationName ?? undefined, compilation);
    byName.set(name, isCompiledQuery(query) ? query : undefined);
  }
  return byName.get(name);
}

/** As many as graphql-js tells of; graphql-jit tells of every wrong value of every row. */
const MOST_ERRORS = 100;

/** graphql-jit's errors are of a class of its own: rebuilt as graphql-js', they keep their extensions and learn their request's id. */
function asGraphQLErrors(errors: readonly GraphQLError[], hasData: boolean, requestId: string): GraphQLError[] {
  return errors.slice(0, MOST_ERRORS).map((error) => {
    const original = error.originalError ?? undefined;
    if (isGone(error))
      return new GraphQLError(GONE, { path: error.path, extensions: { code: 'NOT_FOUND', requestId } });
    const extensions = {
      ...(original as GraphQLError | undefined)?.extensions,
      ...error.extensions,
      ...(outageOf(original) && { http: notNow() }),
      requestId,
    };
    if (!hasData && !original)
      return new GraphQLError(error.message, { nodes: error.nodes, extensions: { code: 'BAD_USER_INPUT' } });
    return new GraphQLError(error.message, {
      nodes: error.nodes,
      path: error.path,
      originalError: original,
      extensions,
    });
  });
}

const GONE = 'This was done, but somebody has deleted it since';

/** A mutation answers the thing as it is once all is committed: by then somebody else may have deleted it. */
const isGone = ({ originalError, path, message }: GraphQLError) =>
  !originalError && path?.length === 1 && message.startsWith('Cannot return null for non-nullable field Mutation.');

/** How Apollo is told of a status: clients and balancers then know it for a passing failure. */
const notNow = () => ({ status: 503, headers: new HeaderMap([['retry-after', String(RETRY_AFTER_SECONDS)]]) });

function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  throw error;
}

async function answer(schema: GraphQLSchema, context: GatewayGraphQLRequestContext): Promise<ExecutionResult> {
  const { document, operationName } = context;
  const variables = context.request.variables ?? {};
  const contextValue = context.context as Context;
  const refusal = await contextValue.exchange.charge?.(costOf(context.operation)).catch(asGraphQLError);
  if (refusal) return { errors: [refusal] };
  const text = contextValue.takesText && (await answerAsText(schema, document, operationName, variables, contextValue));
  if (text) return { data: text as never };
  const query = compiledOf(schema, document, operationName);
  const result = query
    ? await query.query(undefined, contextValue, variables)
    : await execute({ schema, document, operationName, variableValues: variables, contextValue });
  if (!result.errors) return result;
  const errors = asGraphQLErrors(result.errors, result.data !== undefined, contextValue.requestId);
  tellWait(contextValue.exchange.reply, errors);
  return { ...result, errors };
}

/** What HTTP answers to an operation that is not there, or that it cannot answer. */
function unanswerable({ operation }: GatewayGraphQLRequestContext): ExecutionResult | undefined {
  if (!operation) return refused('The request names no operation of its query', 'OPERATION_RESOLUTION_FAILURE');
  if (operation.operation !== 'subscription') return undefined;
  return refused('Subscriptions are answered over a WebSocket', 'BAD_USER_INPUT');
}

const refused = (message: string, code: string): ExecutionResult => ({
  errors: [new GraphQLError(message, { extensions: { code } })],
});

/** Apollo hands execution to a gateway's executor and to nothing else: this one runs our own schema through graphql-jit. */
export function jitGateway(schema: GraphQLSchema): GatewayInterface {
  const introspection = new Introspection();
  const answerTo = (context: GatewayGraphQLRequestContext) => {
    const { document, operationName } = context;
    const operation = getOperationAST(document, operationName);
    const workOut = () => answer(schema, context);
    return operation && introspects(operation) ? introspection.answer(document, operation, workOut) : workOut();
  };
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({
      executor: async (context) =>
        (unanswerable(context) ?? (await observed(context, () => answerTo(context)))) as never,
    }),
    stop: async () => undefined,
  };
}
