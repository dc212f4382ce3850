import { CombinedGraphQLErrors, Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { proofsWanted, proveIdentity } from '#client/features/identity/index.ts';

/** When an operation demands step-up, prompts for the proof of identity and retries. */
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
