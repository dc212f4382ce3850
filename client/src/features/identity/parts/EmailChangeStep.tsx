import { FullScreenLoading } from '#client/ui/feedback/FullScreenLoading.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { FormLink } from './FormLink.tsx';
import { Outcome } from './Outcome.tsx';
import { TokenFailure } from './TokenFailure.tsx';
import { useTokenStep } from './useTokenStep.ts';

interface EmailChangeStepProps {
  run: (token: string) => Promise<unknown>;
  done: { title: string; words: string };
  failed: string;
}

/** The page behind a link of the email-change mails. */
export function EmailChangeStep({ run, done, failed }: EmailChangeStepProps) {
  const step = useTokenStep(run);
  if (step.status === 'busy') return <FullScreenLoading />;
  return (
    <AuthLayout title={step.status === 'done' ? done.title : failed}>
      {step.status === 'done' ? (
        <Outcome good>{done.words}</Outcome>
      ) : (
        <TokenFailure error={step.error} onRetry={step.retry} />
      )}
      <FormLink to="/dashboard">Go to the dashboard</FormLink>
    </AuthLayout>
  );
}
