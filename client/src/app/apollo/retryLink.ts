import { type ApolloLink, type ErrorLike, ServerError } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';

const passing = [502, 503, 504];

/** Whether doing it twice is the same as doing it once: reading, and writing under a key of its own. */
const isRepeatable = ({ operationType, variables }: ApolloLink.Operation) =>
  operationType === OperationTypeNode.QUERY || Boolean(variables.input?.idempotencyKey);

const isPassing = (error: ErrorLike) =>
  ServerError.is(error) ? passing.includes(error.statusCode) : error instanceof TypeError;

/** Tries again where the server is only away for a moment, or the signal was. */
export const retryLink = new RetryLink({
  delay: { initial: 300, max: 3_000 },
  attempts: { max: 4, retryIf: (error, operation) => isPassing(error) && isRepeatable(operation) },
});
