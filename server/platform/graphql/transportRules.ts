import { GraphQLError, type OperationDefinitionNode } from 'graphql';

/** Returns an error for an operation over the wrong transport: queries and mutations need HTTP, subscriptions a WebSocket. */
export function transportError(
  operation: OperationDefinitionNode | null | undefined,
  over: 'HTTP' | 'WebSocket',
): GraphQLError | undefined {
  if (!operation) return refusal('The request names no operation of its query', 'OPERATION_RESOLUTION_FAILURE');
  const isSubscription = operation.operation === 'subscription';
  if (over === 'HTTP' && isSubscription) return refusal('Subscriptions are answered over a WebSocket');
  if (over === 'WebSocket' && !isSubscription) return refusal('Queries and mutations are answered over HTTP');
  return undefined;
}

const refusal = (message: string, code = 'BAD_USER_INPUT') => new GraphQLError(message, { extensions: { code } });
