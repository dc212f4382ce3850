import type { ApolloLink } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { isPassing, mayTryAgain, pauseAfter } from './patience.ts';

/** Whether doing it twice is the same as doing it once: reading, and writing under a key of its own. */
const isRepeatable = ({ operationType, variables }: ApolloLink.Operation) =>
  operationType === OperationTypeNode.QUERY || Boolean(variables.input?.idempotencyKey);

/** Tries again where the server is only away for a moment, or the signal was. */
export const retryLink = new RetryLink({
  delay: pauseAfter,
  attempts: (attempts, operation, error) => mayTryAgain(attempts) && isPassing(error) && isRepeatable(operation),
});
