import { Alert, Anchor, Checkbox, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { brand } from '#client/ui/brand/brand.ts';
import { describeError, errorCode } from '#client/ui/feedback/errors.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { signInInput } from '#domain/inputs/identity.ts';
import { useSignInMutation } from './identity.generated.ts';
import { AuthLayout } from './parts/AuthLayout.tsx';
import { EmailField } from './parts/EmailField.tsx';
import { FormLink } from './parts/FormLink.tsx';
import { useLoginState } from './parts/loginState.ts';
import { Outcome } from './parts/Outcome.tsx';
import { Promotion } from './parts/Promotion.tsx';
import classes from './parts/promotion.module.css';
import { SubmitButton } from './parts/SubmitButton.tsx';
import { toSession } from './session/session.ts';
import { sessionStore } from './session/sessionStore.ts';
import { useSession } from './session/useSession.ts';

export function LoginPage() {
  const { from, message, hasBetaToken, email = '' } = useLoginState();
  const isSignedIn = useSession().status === 'signedIn';
  const [signIn] = useSignInMutation({ fetchPolicy: 'no-cache' });
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const form = useForm({
    initialValues: { email, password: '', rememberMe: false },
    validate: schemaResolver(signInInput, { sync: true }),
  });
  const { onSubmit, busy } = useSubmit(form, async (values) => {
    setUnconfirmed(false);
    try {
      const { data } = await signIn({ variables: { input: { ...values, email: values.email.trim().toLowerCase() } } });
      notify.success({ title: 'Welcome back!', text: 'Successfully logged in' });
      sessionStore.signedIn(toSession(data!.signIn));
    } catch (error) {
      setUnconfirmed(errorCode(error) === 'EMAIL_NOT_CONFIRMED');
      notify.destructive({ title: 'Login failed', text: describeError(error) });
    }
  });

  // Also where another tab has just signed in.
  if (isSignedIn) return <Navigate to={from ?? '/dashboard'} replace />;

  return (
    <AuthLayout title="Sign in" promotion={<LoginPromotion />}>
      {message && (
        <Alert color="indigo" icon={<IconCheck />}>
          {message}
          {hasBetaToken && <Text size="sm">Your beta access starts once your email is confirmed.</Text>}
        </Alert>
      )}
      {isUnconfirmed && (
        <Outcome title="Your email is not confirmed yet">
          Open the link in the mail we sent you, or{' '}
          <Anchor component={Link} to="/auth/resend-confirmation" state={{ email: form.values.email }}>
            send it again
          </Anchor>
          .
        </Outcome>
      )}
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <EmailField {...form.getInputProps('email')} autoComplete="username" />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            required
            {...form.getInputProps('password')}
          />
          <Group justify="space-between">
            <Checkbox label="Remember me" {...form.getInputProps('rememberMe', { type: 'checkbox' })} />
            <FormLink to="/auth/forgot-password">Forgot password?</FormLink>
          </Group>
          <SubmitButton label="Sign In" busyLabel="Signing in..." busy={busy} />
        </Stack>
      </form>
      <Text size="sm">
        New to {brand.name}?{' '}
        <Anchor component={Link} to="/auth/signup">
          Create an account
        </Anchor>
      </Text>
    </AuthLayout>
  );
}

function LoginPromotion() {
  return (
    <Promotion headline={brand.login.headline}>
      <ul className={classes.points}>
        {brand.login.points.map((point) => (
          <li key={point}>
            <IconCheck size={24} aria-hidden />
            {point}
          </li>
        ))}
      </ul>
    </Promotion>
  );
}
