import { PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { requestGraphQL } from '#client/graphql/requestGraphQL.ts';
import { errorCode } from '#client/ui/feedback/errors.ts';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { ConfirmEmailDocument } from './mailedLinks.generated.ts';
import { AuthForm } from './parts/AuthForm.tsx';
import { AuthLayout } from './parts/AuthLayout.tsx';
import { succeededOnwards } from './parts/authPageToasts.ts';
import { FormLink } from './parts/FormLink.tsx';
import { OtherAccount, useOtherAccount } from './parts/OtherAccount.tsx';
import { Outcome } from './parts/Outcome.tsx';
import { StepBusy } from './parts/StepBusy.tsx';
import { SubmitButton } from './parts/SubmitButton.tsx';
import { TokenFailure } from './parts/TokenFailure.tsx';
import { tokenHere } from './parts/tokenHere.ts';
import { type AccountLink, useAccountLink } from './parts/useAccountLink.ts';
import { useWait } from './parts/useWait.ts';
import { WaitNotice } from './parts/WaitNotice.tsx';
import { toSession } from './session/session.ts';
import { sessionStore } from './session/sessionStore.ts';

/** Opened by the link of the confirmation mail; the button confirms the address, signs in and opens the dashboard. */
export function ConfirmEmailPage() {
  const { link, status, retry, ...step } = useAccountLink('CONFIRM_EMAIL');
  const [isSpent, setSpent] = useState(false);

  if (status === 'failed' || link === null || isSpent) {
    return (
      <AuthLayout title="We couldn’t confirm your email">
        {status === 'failed' ? (
          <TokenFailure error={'error' in step && step.error} onRetry={retry} />
        ) : (
          <Outcome>This link expired or was already used. If you signed up again, open the newest email.</Outcome>
        )}
        <FormLink href="/auth/resend-confirmation">Send me a new link</FormLink>
        <FormLink href="/auth/login">Sign in</FormLink>
      </AuthLayout>
    );
  }
  if (link === undefined) return <StepBusy title="Confirm your email" />;
  return <Confirmation link={link} onSpent={() => setSpent(true)} />;
}

function Confirmation({ link, onSpent }: { link: AccountLink; onSpent: () => void }) {
  const { email, asksForPassword } = link;
  const other = useOtherAccount(link);
  const { secondsLeft, asksToWait } = useWait();
  const form = useForm({
    initialValues: { password: '' },
    validate: {
      password: (password) =>
        asksForPassword && password === '' ? 'Enter the password you chose when you signed up' : null,
    },
  });
  const { onSubmit, busy, error } = useSubmit(form, async ({ password }) => {
    if (secondsLeft > 0) return;
    try {
      const variables = { token: tokenHere(), password: asksForPassword ? password : undefined };
      const { confirmEmail } = await requestGraphQL(ConfirmEmailDocument, variables);
      sessionStore.signedIn(toSession(confirmEmail));
    } catch (refusal) {
      if (errorCode(refusal) === 'TOKEN_INVALID') return onSpent();
      if (asksToWait(refusal)) return;
      throw refusal;
    }
    succeededOnwards({ title: 'Email confirmed', text: 'Your 7-day free trial has started.' });
    location.replace('/dashboard');
  });
  return (
    <AuthLayout
      title="Confirm your email"
      lead={`Someone signed up with ${email}. If it was you, confirm the address is yours.`}
    >
      <OtherAccount other={other} effect={`Confirming signs you in as ${email} instead, in every tab.`} />
      <WaitNotice secondsLeft={secondsLeft} />
      <FormError error={error} />
      <AuthForm form={form} onSubmit={onSubmit}>
        {asksForPassword && (
          <PasswordInput
            label="Password"
            name="password"
            description="The one you chose when you signed up"
            autoComplete="current-password"
            required
            {...form.getInputProps('password')}
          />
        )}
        <SubmitButton
          label={other ? 'Confirm and switch account' : 'Confirm email'}
          busyLabel="Confirming..."
          busy={busy}
          blocked={secondsLeft > 0}
        />
      </AuthForm>
      {asksForPassword && <FormLink href="/auth/signup">Not me: sign up again</FormLink>}
    </AuthLayout>
  );
}
