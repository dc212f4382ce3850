import { Anchor, Checkbox, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod';
import { brand } from '#client/ui/brand/brand.ts';
import { fieldErrors } from '#client/ui/feedback/errors.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { signUpInput } from '#domain/inputs/identity.ts';
import { useSignUpMutation } from './identity.generated.ts';
import { AuthLayout } from './parts/AuthLayout.tsx';
import { ConfirmPasswordField } from './parts/ConfirmPasswordField.tsx';
import { EmailField } from './parts/EmailField.tsx';
import type { LoginState } from './parts/loginState.ts';
import { explainPassword, isSendable } from './parts/newPassword.ts';
import { Outcome } from './parts/Outcome.tsx';
import { PasswordPanel } from './parts/PasswordPanel.tsx';
import { Promotion } from './parts/Promotion.tsx';
import { pendingBetaToken } from './parts/pendingBetaToken.ts';
import classes from './parts/promotion.module.css';
import { SubmitButton } from './parts/SubmitButton.tsx';

const rules = z.object({
  fullName: signUpInput.shape.fullName,
  email: signUpInput.shape.email,
  acceptsTerms: z.literal(true, { error: 'Please accept the terms to continue' }),
});

export function SignUpPage() {
  const navigate = useNavigate();
  const [signUp] = useSignUpMutation();
  const [isTaken, setTaken] = useState(false);
  useInvitation();

  const form = useForm({
    initialValues: { fullName: '', email: '', password: '', confirmPassword: '', acceptsTerms: false },
    validate: schemaResolver(rules, { sync: true }),
  });
  form.watch('email', () => setTaken(false));

  const { onSubmit, busy } = useSubmit(form, async ({ fullName, email, password, confirmPassword }) => {
    if (!isSendable({ password, confirmPassword })) return explainPassword({ password, confirmPassword });
    const betaToken = pendingBetaToken.read();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    try {
      await signUp({ variables: { input: { fullName, email, password, betaToken, timeZone } } });
    } catch (error) {
      const words = error instanceof Error ? error.message : 'An unexpected error occurred. Please try again.';
      if (/already|exists/i.test(words)) {
        setTaken(true);
        return notify.destructive({
          title: 'Email Already Registered',
          text: 'This email is already in use. Please sign in or use a different email.',
        });
      }
      notify.destructive({ title: 'Signup failed', text: words });
      form.setErrors(Object.fromEntries(fieldErrors(error).map(({ path, message }) => [path, message])));
      return;
    }
    const address = email.trim().toLowerCase();
    pendingBetaToken.forget();
    notify.success({ title: 'Check your email', text: `We sent a link to ${address}.`, duration: 6000 });
    const state: LoginState = {
      message: `Open the link that we sent to ${address} to confirm your email; it signs you in.`,
      hasBetaToken: betaToken !== null,
      email: address,
    };
    navigate('/auth/login', { state });
  });

  return (
    <AuthLayout title="Create your account" lead="Free for 7 days. No card needed." promotion={<SignUpPromotion />}>
      {isTaken && (
        <Outcome title="This email is already registered">
          <Anchor component={Link} to="/auth/login" state={{ email: form.values.email }}>
            Sign in
          </Anchor>{' '}
          with it, or see the{' '}
          <Anchor component={Link} to="/pricing">
            team plans
          </Anchor>{' '}
          to add people to your business.
        </Outcome>
      )}
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <TextInput label="Full Name" autoComplete="name" required {...form.getInputProps('fullName')} />
          <EmailField {...form.getInputProps('email')} />
          <PasswordInput label="Password" autoComplete="new-password" required {...form.getInputProps('password')} />
          <PasswordPanel password={form.values.password} />
          <ConfirmPasswordField password={form.values.password} {...form.getInputProps('confirmPassword')} />
          <TermsCheckbox {...form.getInputProps('acceptsTerms', { type: 'checkbox' })} />
          <SubmitButton
            label="Create Account"
            busyLabel="Creating account..."
            busy={busy}
            blocked={!isSendable(form.values)}
          />
        </Stack>
      </form>
      <Text size="sm">
        Already have an account?{' '}
        <Anchor component={Link} to="/auth/login">
          Sign in
        </Anchor>
      </Text>
    </AuthLayout>
  );
}

/** Keeps the token of a beta invitation, which its link carries. */
function useInvitation() {
  const [params] = useSearchParams();
  const invitation = params.get('invitation');
  useEffect(() => {
    if (invitation) pendingBetaToken.keep(invitation);
  }, [invitation]);
}

function TermsCheckbox(props: object) {
  return (
    <Checkbox
      required
      label={
        <>
          I agree to the{' '}
          <Anchor href="/terms" target="_blank" inherit>
            Terms of Service
          </Anchor>{' '}
          and the{' '}
          <Anchor href="/privacy" target="_blank" inherit>
            Privacy Policy
          </Anchor>
        </>
      }
      {...props}
    />
  );
}

function SignUpPromotion() {
  return (
    <Promotion headline={brand.signUp.headline}>
      <dl className={classes.figures}>
        {brand.signUp.claims.map(({ figure, words }) => (
          <div key={words} className={classes.figure}>
            <dt>{words}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </Promotion>
  );
}
