import { ask } from '#client/graphql/ask.ts';
import { ConfirmEmailDocument } from './doors.generated.ts';
import { AuthLayout } from './parts/AuthLayout.tsx';
import { succeededOnwards } from './parts/doorToasts.ts';
import { FormLink } from './parts/FormLink.tsx';
import { StepBusy } from './parts/StepBusy.tsx';
import { TokenFailure } from './parts/TokenFailure.tsx';
import { useTokenStep } from './parts/useTokenStep.ts';
import { toSession } from './session/session.ts';
import { sessionStore } from './session/sessionStore.ts';

async function confirm(token: string): Promise<void> {
  const { confirmEmail } = await ask(ConfirmEmailDocument, { token });
  sessionStore.signedIn(toSession(confirmEmail));
  succeededOnwards({ title: 'Email confirmed', text: 'Your 7-day free trial has begun.' });
  location.replace('/dashboard');
}

/** The link of the confirmation mail leads here, and on to the dashboard, signed in. */
export function ConfirmEmailPage() {
  const step = useTokenStep(confirm);

  if (step.status !== 'failed') return <StepBusy title="Confirming your email" />;
  return (
    <AuthLayout title="We couldn’t confirm your email">
      <TokenFailure error={step.error} onRetry={step.retry} />
      <FormLink href="/auth/resend-confirmation">Send me a new link</FormLink>
      <FormLink href="/auth/login">Sign in</FormLink>
    </AuthLayout>
  );
}
