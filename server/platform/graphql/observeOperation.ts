import { type DocumentNode, type ExecutionResult, GraphQLError, Kind, type OperationDefinitionNode } from 'graphql';
import type { Outcome } from '../telemetry/metrics.ts';
import type { OperationInfo } from '../telemetry/requests.ts';
import type { Context } from './context.ts';
import { asRefusal, codeOf } from './formatError.ts';

/** A validated operation of either transport. */
interface Validated {
  document: DocumentNode;
  operationName: string | null;
  contextValue: Context;
}

/** Runs an operation and reports it to the log, the metrics and the traces, as configured. */
export async function observeOperation<R extends ExecutionResult | AsyncGenerator<ExecutionResult>>(
  { document, operationName, contextValue: { exchange, services, requestId } }: Validated,
  body: () => Promise<R>,
): Promise<R> {
  const { metrics, tracing } = services;
  const asked = describeOperation(document, operationName);
  if (exchange.request) exchange.request.asked = asked;
  const { type, field, name = '' } = asked;
  const began = performance.now();
  const attributes = { 'graphql.operation.type': type, 'graphql.operation.name': name, requestId };
  const result = await tracing.span(`${type} ${field}`, attributes, body, exchange.request?.headers);
  const errors = 'errors' in result ? result.errors : undefined;
  const outcome = errors ? { ...asked, refused: codeOf(errors[0]) } : asked;
  if (exchange.request) exchange.request.asked = outcome;
  exchange.line?.write(outcome);
  metrics?.operation(type, field, outcomeOf(errors), (performance.now() - began) / 1000);
  return result;
}

/** Maximum length of an operation's name in logs and traces. */
const LONGEST_NAME = 100;

/** Returns the client's name of an operation, cut to LONGEST_NAME. */
export const nameOf = ({ name }: OperationDefinitionNode): string | undefined => name?.value.slice(0, LONGEST_NAME);

/** By parsed document, as Apollo's document store keeps it. */
const known = new WeakMap<DocumentNode, Map<string | null, OperationInfo>>();

export function describeOperation(document: DocumentNode, operationName: string | null): OperationInfo {
  const byName = known.get(document) ?? new Map<string | null, OperationInfo>();
  known.set(document, byName);
  const asked = byName.get(operationName) ?? read(document, operationName);
  byName.set(operationName, asked);
  return asked;
}

function read(document: DocumentNode, operationName: string | null): OperationInfo {
  const operation = document.definitions.find(
    (node) => node.kind === Kind.OPERATION_DEFINITION && (operationName === null || node.name?.value === operationName),
  ) as OperationDefinitionNode;
  const [first] = operation.selectionSet.selections;
  const field = first?.kind === Kind.FIELD ? first.name.value : 'fragment';
  return { type: operation.operation, field, name: nameOf(operation) };
}

function outcomeOf(errors: ExecutionResult['errors']): Outcome {
  if (!errors) return 'ok';
  return errors.every(isExpected) ? 'refused' : 'failed';
}

const isExpected = ({ originalError }: GraphQLError): boolean =>
  !originalError || originalError instanceof GraphQLError || asRefusal(originalError) !== undefined;
