import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { AuthLayout } from './AuthLayout.tsx';
import { FormLink } from './FormLink.tsx';
import { OtherAccount, useOtherAccount } from './OtherAccount.tsx';
import { Outcome } from './Outcome.tsx';
import { StepBusy } from './StepBusy.tsx';
import { TokenFailure } from './TokenFailure.tsx';
import { tokenHere } from './tokenHere.ts';
import { type AccountLink, useAccountLink } from './useAccountLink.ts';

interface MailedLinkStepProps {
  purpose: AccountLink['purpose'];
  title: string;
  /** What the button does, and to which account. */
  about: (link: AccountLink) => string;
  label: string;
  busyLabel: string;
  act: (token: string) => Promise<unknown>;
  done: { title: string; words: string };
  /** The title where the link did not do its work. */
  failed: string;
  /** Where to go once it is over. */
  onwards: ReactNode;
}

/** The page of a mailed link about an account. Opening it changes nothing; its button does. */
export function MailedLinkStep({ purpose, title, about, label, busyLabel, act, done, ...rest }: MailedLinkStepProps) {
  const { failed, onwards } = rest;
  const { link, ...look } = useAccountLink(purpose);
  const [step, setStep] = useState<{ status: 'asked' | 'busy' | 'done' | 'failed'; error?: unknown }>({
    status: 'asked',
  });
  const other = useOtherAccount(link);
  const press = async () => {
    setStep({ status: 'busy' });
    try {
      await act(tokenHere());
      setStep({ status: 'done' });
    } catch (error) {
      setStep({ status: 'failed', error });
    }
  };

  if (look.status === 'failed') {
    return (
      <AuthLayout title={failed}>
        <TokenFailure error={look.error} onRetry={look.retry} />
        {onwards}
      </AuthLayout>
    );
  }
  if (link === undefined) return <StepBusy title={title} />;
  if (step.status === 'done' || step.status === 'failed') {
    return (
      <AuthLayout title={step.status === 'done' ? done.title : failed}>
        {step.status === 'done' ? (
          <Outcome good>{done.words}</Outcome>
        ) : (
          <TokenFailure error={step.error} onRetry={press} />
        )}
        {onwards}
      </AuthLayout>
    );
  }
  if (link === null) {
    return (
      <AuthLayout title={failed}>
        <Outcome>This link expired or was already used.</Outcome>
        {onwards}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={title} lead={about(link)}>
      <OtherAccount other={other} effect="That account isn’t affected and stays signed in." />
      <Button onClick={press} aria-disabled={step.status === 'busy'} fullWidth>
        {step.status === 'busy' ? busyLabel : label}
      </Button>
    </AuthLayout>
  );
}

export const toDashboard = <FormLink href="/dashboard">Go to the dashboard</FormLink>;
