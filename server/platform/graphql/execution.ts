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

/** An operation that Apollo parsed and validated, with its variables. */
export interface Validated {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | null;
  variables: Record<string, unknown>;
  contextValue: Context;
}

/** A complete response: @defer and @stream are not supported. */
interface Answered extends GraphQLResponse<never> {
  body: { kind: 'single'; singleResult: FormattedExecutionResult<never> };
}

/** Compiled queries, by parsed document and operation name. */
type Compiled = CompiledQuery | undefined;
const compiled = new WeakMap<DocumentNode, Map<string, Compiled>>();

/**
 * Skips serialization of strings, numbers and enums, which the database and resolvers return in the right type. Custom
 * scalars are still serialized.
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

/** The same limit as in graphql-js; graphql-jit has none and would report every wrong value of every row. */
const MOST_ERRORS = 100;

/** Converts graphql-jit's errors to GraphQLError, keeping extensions and adding the request's id. */
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

const GONE = 'This was done, but someone else has since deleted it';

/** Whether a mutation succeeded but its result was deleted by another request before it was read. */
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
  // Introspection is not compiled, because each such text runs once.
  const query = introspects(operation) ? undefined : compiledOf(schema, document, operationName);
  const result = query
    ? await query.query(undefined, contextValue, variables)
    : await execute({ schema, document, operationName, variableValues: variables, contextValue });
  if (!result.errors) return result;
  const [first] = result.errors;
  const unreadable =
    result.data === undefined && first && unreadableVariables(schema, operation, variables, first.message);
  if (unreadable) return { errors: [unreadable] };
  const errors = asGraphQLErrors(result.errors, result.data !== undefined, contextValue.requestId);
  tellWait(contextValue.exchange.reply, errors);
  return { ...result, errors };
}

/** Formats errors, and tells HTTP about outages and rate limits. */
function asResponse({ data, errors }: ExecutionResult, { services: { log } }: Context): Answered {
  const headers = new HeaderMap();
  if (!errors) return { http: { headers }, body: { kind: 'single', singleResult: { data: data as never } } };
  // Status 503 marks a temporary failure for clients and load balancers.
  const isOut = errors.some(({ originalError }) => outageOf(originalError));
  if (isOut) headers.set('retry-after', String(RETRY_AFTER_SECONDS));
  const status = isOut ? 503 : data === undefined ? 400 : undefined;
  const formatted = errors.map((error) => formatError(error.toJSON(), error, log));
  return {
    http: { status, headers },
    body: { kind: 'single', singleResult: { errors: formatted, data: data as never } },
  };
}

/** Executes validated operations with graphql-jit. */
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
