import { useCallback } from 'react';
import { Navigate } from 'react-router';
import { FullScreenLoading } from '#client/ui/feedback/FullScreenLoading.tsx';
import { notify } from '#client/ui/feedback/notify.tsx';
import { useConfirmEmailMutation } from './identity.generated.ts';
import { AuthLayout } from './parts/AuthLayout.tsx';
import { FormLink } from './parts/FormLink.tsx';
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
        notify.success({ title: 'Email confirmed', text: 'Your 7-day free trial has begun.' });
      },
      [confirmEmail],
    ),
  );

  if (step.status === 'busy') return <FullScreenLoading />;
  if (step.status === 'done') return <Navigate to="/dashboard" replace />;
  return (
    <AuthLayout title="We couldn’t confirm your email">
      <TokenFailure error={step.error} onRetry={step.retry} />
      <FormLink to="/auth/resend-confirmation">Send me a new link</FormLink>
      <FormLink to="/auth/login">Sign in</FormLink>
    </AuthLayout>
  );
}
