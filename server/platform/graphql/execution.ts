import type { GatewayGraphQLRequestContext, GatewayInterface } from '@apollo/server-gateway-interface';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Outcome } from '../telemetry/metrics.ts';
import type { Context } from './context.ts';

/** Compiled queries, by the parsed document that Apollo's document store keeps and the operation picked from it. */
type Compiled = CompiledQuery | undefined;
const compiled = new WeakMap<DocumentNode, Map<string, Compiled>>();

function compiledOf(schema: GraphQLSchema, document: DocumentNode, operationName: string | null): Compiled {
  const byName = compiled.get(document) ?? new Map<string, Compiled>();
  compiled.set(document, byName);
  const name = operationName ?? '';
  if (!byName.has(name)) {
    const query = compileQuery(schema, document, operationName ?? undefined);
    byName.set(name, isCompiledQuery(query) ? query : undefined);
  }
  return byName.get(name);
}

/** graphql-jit's errors are of a class of its own: rebuilt as graphql-js', they keep their extensions and learn their request's id. */
function asGraphQLErrors(errors: readonly GraphQLError[], hasData: boolean, requestId: string): GraphQLError[] {
  return errors.map((error) => {
    const original = error.originalError ?? undefined;
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

async function run(schema: GraphQLSchema, context: GatewayGraphQLRequestContext): Promise<ExecutionResult> {
  const { document, operationName } = context;
  const variables = context.request.variables ?? {};
  const contextValue = context.context as Context;
  const asked = askedIn(document, operationName);
  const { exchange, services } = contextValue;
  if (exchange.request) exchange.request.asked = asked;
  const began = performance.now();
  const query = compiledOf(schema, document, operationName);
  const result = await services.tracing.span(
    `${asked.type} ${asked.field}`,
    {
      'graphql.operation.type': asked.type,
      'graphql.operation.name': asked.name ?? '',
      requestId: contextValue.requestId,
    },
    async () =>
      query
        ? query.query(undefined, contextValue, variables)
        : execute({ schema, document, operationName, variableValues: variables, contextValue }),
    exchange.request?.headers,
  );
  services.metrics?.operation(asked.type, asked.field, outcomeOf(result), (performance.now() - began) / 1000);
  if (!result.errors) return result;
  return { ...result, errors: asGraphQLErrors(result.errors, result.data !== undefined, contextValue.requestId) };
}

const asked = new WeakMap<DocumentNode, Map<string | null, Asked>>();

interface Asked {
  type: string;
  field: string;
  name: string | undefined;
}

/** What a valid document asks for, in names of the schema: metrics and logs may be sorted by it. */
function askedIn(document: DocumentNode, operationName: string | null): Asked {
  const known = asked.get(document) ?? new Map<string | null, Asked>();
  asked.set(document, known);
  const found = known.get(operationName);
  if (found) return found;
  const operation = document.definitions.find(
    (node) => node.kind === Kind.OPERATION_DEFINITION && (operationName === null || node.name?.value === operationName),
  ) as OperationDefinitionNode;
  const [first] = operation.selectionSet.selections;
  const field = first?.kind === Kind.FIELD ? first.name.value : 'fragment';
  const made = { type: operation.operation, field, name: operation.name?.value };
  known.set(operationName, made);
  return made;
}

function outcomeOf({ errors }: ExecutionResult): Outcome {
  if (!errors) return 'ok';
  return errors.some(({ originalError }) => originalError && !(originalError instanceof GraphQLError))
    ? 'failed'
    : 'refused';
}

/** Apollo hands execution to a gateway's executor and to nothing else: this one runs our own schema through graphql-jit. */
export function jitGateway(schema: GraphQLSchema): GatewayInterface {
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({ executor: async (context) => (await run(schema, context)) as never }),
    stop: async () => undefined,
  };
}
