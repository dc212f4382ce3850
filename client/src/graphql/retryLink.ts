import { ApolloLink, Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { isAway, isPassing, mayTryAgain, pauseAfter } from './patience.ts';

/** Whether doing it twice is the same as doing it once: reading, and writing under a key of its own. */
const isRepeatable = ({ operationType, variables }: ApolloLink.Operation) =>
  operationType === OperationTypeNode.QUERY || Boolean(variables.input?.idempotencyKey);

const retrying = new RetryLink({
  delay: pauseAfter,
  attempts: (attempts, operation, error) => mayTryAgain(attempts) && isPassing(error) && isRepeatable(operation),
});

/** An answer that says that it cannot be given now is no answer: only what fails is tried again. */
const outagesFail = new ErrorLink(({ error }) =>
  isAway(error) ? new Observable((observer) => observer.error(error)) : undefined,
);

/** Tries again where the server is only away for a moment, or what it needs, or the signal. */
export const retryLink = ApolloLink.from([retrying, outagesFail]);
