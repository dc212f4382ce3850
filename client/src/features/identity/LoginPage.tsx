import { Alert, Anchor, Checkbox, Group, PasswordInput, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { ask } from '#client/graphql/ask.ts';
import { isPassing } from '#client/graphql/patience.ts';
import { brand } from '#client/ui/brand/brand.ts';
import { describeError, errorCode } from '#client/ui/feedback/errors.ts';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { checkEmail, MISSING_CREDENTIALS } from '#domain/identity/credentials.ts';
import { normalizeEmail } from '#domain/identity/email.ts';
import { type DoorNote, leaveNote, useDoorNote } from './doorNote.ts';
import { SignInDocument } from './doors.generated.ts';
import { AuthLayout } from './parts/AuthLayout.tsx';
import { DoorForm } from './parts/DoorForm.tsx';
import { failed, succeededOnwards } from './parts/doorToasts.ts';
import { EmailField } from './parts/EmailField.tsx';
import { FormLink } from './parts/FormLink.tsx';
import { Outcome } from './parts/Outcome.tsx';
import { Promotion } from './parts/Promotion.tsx';
import classes from './parts/promotion.module.css';
import { SubmitButton } from './parts/SubmitButton.tsx';
import { useNotedEmail } from './parts/useNotedEmail.ts';
import { toSession } from './session/session.ts';
import { sessionStore } from './session/sessionStore.ts';
import { useSession } from './session/useSession.ts';

export function LoginPage() {
  const note = useDoorNote();
  const isLeaving = useWayIn(note.from);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const form = useForm({
    initialValues: { email: '', password: '', rememberMe: false },
    validate: {
      email: (email) => checkEmail(email, MISSING_CREDENTIALS),
      password: (password) => (password === '' ? MISSING_CREDENTIALS : null),
    },
  });
  useNotedEmail(form, note.email);
  const { onSubmit, busy } = useSubmit(form, async (values) => {
    setUnconfirmed(false);
    try {
      const input = { ...values, email: normalizeEmail(values.email) };
      // Signing in twice does no harm: it may be tried again by itself.
      const { signIn } = await ask(SignInDocument, { input }, { willPass: isPassing });
      succeededOnwards({ title: 'Welcome back!', text: 'Successfully logged in' });
      sessionStore.signedIn(toSession(signIn));
    } catch (error) {
      setUnconfirmed(errorCode(error) === 'EMAIL_NOT_CONFIRMED');
      failed('Login failed', describeError(error));
    }
  });

  return (
    <AuthLayout title="Sign in" promotion={<LoginPromotion />}>
      {note.message && <Message {...note} />}
      {note.signedOutBecause && (
        <Alert color="amber" icon={<IconInfoCircle />} title="You were signed out">
          {note.signedOutBecause}.
        </Alert>
      )}
      {isUnconfirmed && (
        <Outcome title="Your email is not confirmed yet">
          Open the link in the mail we sent you, or{' '}
          <Anchor href="/auth/resend-confirmation" onClick={() => leaveNote({ email: form.getValues().email })}>
            send it again
          </Anchor>
          .
        </Outcome>
      )}
      <DoorForm form={form} onSubmit={onSubmit}>
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
        <SubmitButton label="Sign In" busyLabel="Signing in..." busy={busy || isLeaving} />
      </DoorForm>
      <Text size="sm">
        New to {brand.name}? <Anchor href="/auth/signup">Create an account</Anchor>
      </Text>
    </AuthLayout>
  );
}

/** Leaves for where one was going as soon as somebody is signed in: here, in another tab, or since before. */
function useWayIn(from = '/dashboard'): boolean {
  const isSignedIn = useSession().status === 'signedIn';
  useEffect(() => sessionStore.look(), []);
  useEffect(() => {
    if (isSignedIn) location.replace(from);
  }, [isSignedIn, from]);
  return isSignedIn;
}

const aboutBeta = {
  accepted: 'Your beta access starts once your email is confirmed.',
  refused: 'Your beta invitation is no longer good; your free trial is.',
};

const Message = ({ message, betaInvitation }: DoorNote) => (
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
