import { useCallback } from 'react';
import { useCancelEmailChangeMutation } from './identity.generated.ts';
import { EmailChangeStep } from './parts/EmailChangeStep.tsx';

export function CancelEmailChangePage() {
  const [cancel] = useCancelEmailChangeMutation();
  return (
    <EmailChangeStep
      run={useCallback((token: string) => cancel({ variables: { token } }), [cancel])}
      busy="Calling off the change"
      done={{
        title: 'Your email stays as it is',
        words: 'The change is called off. If it was not you who asked for it, change your password.',
      }}
      failed="We couldn’t call off the change"
    />
  );
}
