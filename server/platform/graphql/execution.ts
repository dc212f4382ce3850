import { type GraphQLResponse, HeaderMap } from '@apollo/server';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from './context.ts';
import { formatError } from './formatError.ts';
import { type Introspection, introspectInTurns } from './introspection.ts';
import { answerByPassthrough } from './jsonPassthrough.ts';
import { costOf, introspects } from './limits.ts';
import { observeOperation } from './observeOperation.ts';
import { outageOf, RETRY_AFTER_SECONDS } from './outages.ts';
import { tellWait } from './retryAfter.ts';
import { refuseLongVariables } from './textLimits.ts';
import { transportError } from './transportRules.ts';
import { unreadableVariables } from './unreadableVariables.ts';

/** An operation that Apollo has read and validated, and what it is asked with. */
export interface Validated {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | null;
  variables: Record<string, unknown>;
  contextValue: Context;
}

/** What is asked for comes in one piece: nothing defers or streams. */
interface Answered extends GraphQLResponse<never> {
  body: { kind: 'single'; singleResult: FormattedExecutionResult<never> };
}

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
    const extensions = { ...(original as GraphQLError | undefined)?.extensions, ...error.extensions, requestId };
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

function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  throw error;
}

async function answer(schema: GraphQLSchema, validated: Validated): Promise<ExecutionResult> {
  const { document, operationName, operation, variables, contextValue } = validated;
  const refusal = await contextValue.exchange.charge?.(costOf(operation)).catch(asGraphQLError);
  if (refusal) return { errors: [refusal] };
  const text =
    contextValue.acceptsJsonText &&
    (await answerByPassthrough(schema, document, operationName, variables, contextValue));
  if (text) return { data: text as never };
  // What is asked once is not worth compiling.
  const query = introspects(operation) ? undefined : compiledOf(schema, document, operationName);
  const result = query
    ? await query.query(undefined, contextValue, variables)
    : await execute({ schema, document, operationName, variableValues: variables, contextValue });
  if (!result.errors) return result;
  const unreadable = result.data === undefined && unreadableVariables(schema, operation, variables);
  if (unreadable) return { errors: [unreadable] };
  const errors = asGraphQLErrors(result.errors, result.data !== undefined, contextValue.requestId);
  tellWait(contextValue.exchange.reply, errors);
  return { ...result, errors };
}

/** What Apollo sends on as it is: errors are put into words here, and told to HTTP. */
function asResponse({ data, errors }: ExecutionResult, { services: { log } }: Context): Answered {
  const headers = new HeaderMap();
  if (!errors) return { http: { headers }, body: { kind: 'single', singleResult: { data: data as never } } };
  // Clients and balancers then know it for a passing failure.
  const isOut = errors.some(({ originalError }) => outageOf(originalError));
  if (isOut) headers.set('retry-after', String(RETRY_AFTER_SECONDS));
  const status = isOut ? 503 : data === undefined ? 400 : undefined;
  const formatted = errors.map((error) => formatError(error.toJSON(), error, log));
  return {
    http: { status, headers },
    body: { kind: 'single', singleResult: { errors: formatted, data: data as never } },
  };
}

/** Answers operations that Apollo has read and validated, through graphql-jit. */
export class Execution {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly introspection: Introspection,
  ) {
    introspectInTurns();
  }

  async respond(validated: Validated): Promise<Answered> {
    const { operation, variables } = validated;
    const refusal = transportError(operation, 'HTTP') ?? refuseLongVariables(operation, variables);
    const result = refusal ? { errors: [refusal] } : await observeOperation(validated, () => this.answerTo(validated));
    return asResponse(result, validated.contextValue);
  }

  private answerTo(validated: Validated): Promise<ExecutionResult> {
    const { document, operation, contextValue } = validated;
    const workOut = () => answer(this.schema, validated);
    if (!introspects(operation)) return workOut();
    return this.introspection.answer(document, operation, contextValue.exchange, workOut);
  }
}
