import { CombinedGraphQLErrors, Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { proofsWanted, proveIdentity } from '#client/features/identity/index.ts';

/** What the server does only for somebody who has just proven who they are is asked for, proven, and sent again. */
export const stepUpLink = new ErrorLink(({ error, operation, forward }) => {
  const proofs = CombinedGraphQLErrors.is(error) ? proofsWanted(error.errors) : undefined;
  if (!proofs) return;
  return new Observable((observer) => {
    let retry: { unsubscribe(): void } | undefined;
    proveIdentity(proofs).then(
      (isProven) => {
        if (isProven) retry = forward(operation).subscribe(observer);
        else observer.error(error);
      },
      (failure) => observer.error(failure),
    );
    return () => retry?.unsubscribe();
  });
});
