import { useCallback } from 'react';
import { notifyOnwards } from '#client/ui/feedback/carriedToasts.ts';
import { useConfirmEmailMutation } from './identity.generated.ts';
import { AuthLayout } from './parts/AuthLayout.tsx';
import { FormLink } from './parts/FormLink.tsx';
import { StepBusy } from './parts/StepBusy.tsx';
import { TokenFailure } from './parts/TokenFailure.tsx';
import { useTokenStep } from './parts/useTokenStep.ts';
import { toSession } from './session/session.ts';
import { sessionStore } from './session/sessionStore.ts';

/** The link of the confirmation mail leads here, and on to the dashboard, signed in. */
export function ConfirmEmailPage() {
  const [confirmEmail] = useConfirmEmailMutation({ fetchPolicy: 'no-cache' });
  const step = useTokenStep(
    useCallback(
      async (token: string) => {
        const { data } = await confirmEmail({ variables: { token } });
        sessionStore.signedIn(toSession(data!.confirmEmail));
        notifyOnwards({ kind: 'success', title: 'Email confirmed', text: 'Your 7-day free trial has begun.' });
        location.replace('/dashboard');
      },
      [confirmEmail],
    ),
  );

  if (step.status !== 'failed') return <StepBusy title="Confirming your email" />;
  return (
    <AuthLayout title="We couldn’t confirm your email">
      <TokenFailure error={step.error} onRetry={step.retry} />
      <FormLink href="/auth/resend-confirmation">Send me a new link</FormLink>
      <FormLink href="/auth/login">Sign in</FormLink>
    </AuthLayout>
  );
}
