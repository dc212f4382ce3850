import { ApolloLink, Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { backoffMs, hasAttemptsLeft, isTransientFailure, isUnavailable } from './retryPolicy.ts';

/** Whether repeating the operation is safe: queries, and mutations with an idempotency key. */
const isRepeatable = ({ operationType, variables }: ApolloLink.Operation) =>
  operationType === OperationTypeNode.QUERY || Boolean(variables.idempotencyKey ?? variables.input?.idempotencyKey);

const retrying = new RetryLink({
  delay: backoffMs,
  attempts: (attempts, operation, error) =>
    hasAttemptsLeft(attempts) && isTransientFailure(error) && isRepeatable(operation),
});

/** Turns an UNAVAILABLE response into a link error, because RetryLink retries errors only. */
const outagesFail = new ErrorLink(({ error }) =>
  isUnavailable(error) ? new Observable((observer) => observer.error(error)) : undefined,
);

/** Retries while the server, one of its dependencies or the network is temporarily unavailable. */
export const retryLink = ApolloLink.from([retrying, outagesFail]);
