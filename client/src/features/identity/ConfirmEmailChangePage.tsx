import { useCallback } from 'react';
import { useConfirmEmailChangeMutation } from './identity.generated.ts';
import { EmailChangeStep } from './parts/EmailChangeStep.tsx';

export function ConfirmEmailChangePage() {
  const [confirm] = useConfirmEmailChangeMutation();
  return (
    <EmailChangeStep
      run={useCallback((token: string) => confirm({ variables: { token } }), [confirm])}
      busy="Changing your email"
      done={{ title: 'Your email is changed', words: 'From now on you sign in with the new address.' }}
      failed="We couldn’t change your email"
    />
  );
}
