import { type ApolloLink, type ErrorLike, ServerError } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';

const passing = [502, 503, 504];

declare module '@apollo/client' {
  interface DefaultContext {
    /** Set for a mutation that may be sent again where it is not known whether it was done. */
    isRepeatable?: boolean;
  }
}

/** Whether doing it twice is the same as doing it once: reading, writing under a key of its own, and what says so. */
const isRepeatable = ({ operationType, variables, getContext }: ApolloLink.Operation) =>
  operationType === OperationTypeNode.QUERY || Boolean(variables.input?.idempotencyKey ?? getContext().isRepeatable);

const isPassing = (error: ErrorLike) =>
  ServerError.is(error) ? passing.includes(error.statusCode) : error instanceof TypeError;

/** Tries again where the server is only away for a moment, or the signal was. */
export const retryLink = new RetryLink({
  delay: { initial: 300, max: 3_000 },
  attempts: { max: 4, retryIf: (error, operation) => isPassing(error) && isRepeatable(operation) },
});
