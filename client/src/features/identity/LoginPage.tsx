import { Alert, Anchor, Button, Checkbox, Group, PasswordInput, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCheck, IconFingerprint, IconInfoCircle } from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import { brand } from '#client/ui/brand/brand.ts';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { checkEmail, MISSING_CREDENTIALS } from '#domain/identity/credentials.ts';
import { type AuthPageNote, leaveNote, useAuthPageNote } from './authPageNote.ts';
import { AuthForm } from './parts/AuthForm.tsx';
import { AuthLayout } from './parts/AuthLayout.tsx';
import { EmailField } from './parts/EmailField.tsx';
import { FormLink } from './parts/FormLink.tsx';
import { Outcome } from './parts/Outcome.tsx';
import { Promotion } from './parts/Promotion.tsx';
import classes from './parts/promotion.module.css';
import { SubmitButton } from './parts/SubmitButton.tsx';
import { useNotedEmail } from './parts/useNotedEmail.ts';
import { WaitNotice } from './parts/WaitNotice.tsx';
import { usePasskeySignIn } from './passkey/usePasskeySignIn.ts';
import { sessionStore } from './session/sessionStore.ts';
import { useSession } from './session/useSession.ts';
import { useSignIn } from './useSignIn.ts';

const SecondFactorStep = lazy(async () => ({
  default: (await import('./parts/SecondFactorStep.tsx')).SecondFactorStep,
}));

export function LoginPage() {
  const note = useAuthPageNote();
  const isLeaving = useWayIn(note);
  const { obstacle, secondsLeft, byPassword, byCode, startOver } = useSignIn();
  const form = useForm({
    initialValues: { email: '', password: '', rememberMe: false },
    validate: {
      email: (email) => checkEmail(email, MISSING_CREDENTIALS),
      password: (password) => (password === '' ? MISSING_CREDENTIALS : null),
    },
  });
  useNotedEmail(form, note.email);
  const { onSubmit, busy } = useSubmit(form, async (credentials) => {
    if (secondsLeft === 0) await byPassword(credentials);
  });
  const passkey = usePasskeySignIn(() => form.getValues().rememberMe);

  if (obstacle === 'secondFactor') {
    return (
      <AuthLayout
        title="Enter your code"
        lead={`Your authenticator app shows six digits for ${brand.name}.`}
        promotion={<LoginPromotion />}
      >
        <Suspense fallback={null}>
          <SecondFactorStep
            send={(codes) => byCode(form.getValues(), codes)}
            secondsToWait={secondsLeft}
            isLeaving={isLeaving}
            onBack={startOver}
          />
        </Suspense>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Sign in" promotion={<LoginPromotion />}>
      {note.message && <Message {...note} />}
      {note.signedOutBecause && (
        <Alert color="amber" icon={<IconInfoCircle />} title="You were signed out">
          {note.signedOutBecause}.
        </Alert>
      )}
      <WaitNotice secondsLeft={secondsLeft} />
      {obstacle === 'unconfirmed' && (
        <Outcome title="Your email isn’t confirmed yet">
          Open the link in the email we sent you, or{' '}
          <Anchor href="/auth/resend-confirmation" onClick={() => leaveNote({ email: form.getValues().email })}>
            send it again
          </Anchor>
          .
        </Outcome>
      )}
      <AuthForm form={form} onSubmit={onSubmit}>
        <EmailField {...form.getInputProps('email')} autoComplete="username webauthn" />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password webauthn"
          required
          {...form.getInputProps('password')}
        />
        <Group justify="space-between">
          <Checkbox label="Remember me" name="rememberMe" {...form.getInputProps('rememberMe', { type: 'checkbox' })} />
          <FormLink href="/auth/forgot-password">Forgot password?</FormLink>
        </Group>
        <SubmitButton label="Sign In" busyLabel="Signing in..." busy={busy || isLeaving} blocked={secondsLeft > 0} />
      </AuthForm>
      <Button variant="default" leftSection={<IconFingerprint size={20} aria-hidden />} onClick={passkey.signIn}>
        {passkey.busy ? 'Waiting for your passkey...' : 'Use a passkey'}
      </Button>
      <Text size="sm">
        New to {brand.name}? <Anchor href="/auth/signup">Create an account</Anchor>
      </Text>
    </AuthLayout>
  );
}

/** Opens the page that the user wanted as soon as they are signed in: here, in another tab, or already. */
function useWayIn({ from = '/dashboard', fromUserId }: AuthPageNote): boolean {
  const session = useSession();
  const isSignedIn = session.status === 'signedIn';
  // A user is not sent to the page that another user wanted on this device.
  const isOthers = isSignedIn && fromUserId !== undefined && fromUserId !== session.session.user.id;
  const way = isOthers ? '/dashboard' : from;
  useEffect(() => sessionStore.look(), []);
  useEffect(() => {
    if (isSignedIn) location.replace(way);
  }, [isSignedIn, way]);
  return isSignedIn;
}

const aboutBeta = {
  accepted: 'Your beta access starts once your email is confirmed.',
  refused: 'Your beta invitation is no longer valid, but you still have a free trial.',
};

const Message = ({ message, betaInvitation }: AuthPageNote) => (
  <Alert color="indigo" icon={<IconCheck />}>
    {message}
    {betaInvitation && <Text size="sm">{aboutBeta[betaInvitation]}</Text>}
  </Alert>
);

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
