import type { GraphQLRequestContextResponseForOperation } from '@apollo/server';
import { type DocumentNode, type ExecutionResult, GraphQLError, Kind, type OperationDefinitionNode } from 'graphql';
import type { Outcome } from '../telemetry/metrics.ts';
import type { Context } from './context.ts';
import { asRefusal } from './formatError.ts';

/** An operation that Apollo has read and validated. */
export type Validated = GraphQLRequestContextResponseForOperation<Context>;

/** Has the log, the metrics and the traces know of an operation, as far as each is wanted. */
export async function observed(
  { document, operationName, contextValue: { exchange, services, requestId } }: Validated,
  body: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const { metrics, tracing } = services;
  const asked = askedIn(document, operationName);
  if (exchange.request) exchange.request.asked = asked;
  const { type, field, name = '' } = asked;
  const began = performance.now();
  const attributes = { 'graphql.operation.type': type, 'graphql.operation.name': name, requestId };
  const result = await tracing.span(`${type} ${field}`, attributes, body, exchange.request?.headers);
  if (exchange.request && result.errors) exchange.request.asked = { ...asked, refused: codeOf(result.errors[0]) };
  metrics?.operation(type, field, outcomeOf(result), (performance.now() - began) / 1000);
  return result;
}

/** What an operation asks for, in names of the schema, and what its author calls it. */
interface Asked {
  type: string;
  field: string;
  name: string | undefined;
}

/** By the parsed document that Apollo's document store keeps. */
const known = new WeakMap<DocumentNode, Map<string | null, Asked>>();

function askedIn(document: DocumentNode, operationName: string | null): Asked {
  const byName = known.get(document) ?? new Map<string | null, Asked>();
  known.set(document, byName);
  const asked = byName.get(operationName) ?? read(document, operationName);
  byName.set(operationName, asked);
  return asked;
}

function read(document: DocumentNode, operationName: string | null): Asked {
  const operation = document.definitions.find(
    (node) => node.kind === Kind.OPERATION_DEFINITION && (operationName === null || node.name?.value === operationName),
  ) as OperationDefinitionNode;
  const [first] = operation.selectionSet.selections;
  const field = first?.kind === Kind.FIELD ? first.name.value : 'fragment';
  return { type: operation.operation, field, name: operation.name?.value };
}

function outcomeOf({ errors }: ExecutionResult): Outcome {
  if (!errors) return 'ok';
  return errors.every(isExpected) ? 'refused' : 'failed';
}

/** As the client is told it. */
function codeOf(error: GraphQLError | undefined): string {
  const refusal = error && asRefusal(error.originalError ?? error);
  return String(refusal?.extensions.code ?? error?.extensions.code ?? 'INTERNAL');
}

const isExpected = ({ originalError }: GraphQLError): boolean =>
  !originalError || originalError instanceof GraphQLError || asRefusal(originalError) !== undefined;
