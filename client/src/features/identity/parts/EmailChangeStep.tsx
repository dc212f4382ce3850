import { AuthLayout } from './AuthLayout.tsx';
import { FormLink } from './FormLink.tsx';
import { Outcome } from './Outcome.tsx';
import { StepBusy } from './StepBusy.tsx';
import { TokenFailure } from './TokenFailure.tsx';
import { useTokenStep } from './useTokenStep.ts';

interface EmailChangeStepProps {
  run: (token: string) => Promise<unknown>;
  busy: string;
  done: { title: string; words: string };
  failed: string;
}

/** The page behind a link of the email-change mails. */
export function EmailChangeStep({ run, busy, done, failed }: EmailChangeStepProps) {
  const step = useTokenStep(run);
  if (step.status === 'busy') return <StepBusy title={busy} />;
  return (
    <AuthLayout title={step.status === 'done' ? done.title : failed}>
      {step.status === 'done' ? (
        <Outcome good>{done.words}</Outcome>
      ) : (
        <TokenFailure error={step.error} onRetry={step.retry} />
      )}
      <FormLink href="/dashboard">Go to the dashboard</FormLink>
    </AuthLayout>
  );
}
