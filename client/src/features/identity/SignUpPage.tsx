import { Anchor, Checkbox, type CheckboxProps, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useLayoutEffect, useState } from 'react';
import { requestGraphQL } from '#client/graphql/requestGraphQL.ts';
import { brand } from '#client/ui/brand/brand.ts';
import { describeError, fieldErrors } from '#client/ui/feedback/errors.ts';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { checkEmail, MISSING_CREDENTIALS, MISSING_NAME } from '#domain/identity/credentials.ts';
import { normalizeEmail } from '#domain/identity/email.ts';
import { leaveNote } from './authPageNote.ts';
import { SignUpDocument } from './authPages.generated.ts';
import { AuthForm } from './parts/AuthForm.tsx';
import { AuthLayout } from './parts/AuthLayout.tsx';
import { failed, succeededOnwards } from './parts/authPageToasts.ts';
import { EmailField } from './parts/EmailField.tsx';
import { NewPasswordFields } from './parts/NewPasswordFields.tsx';
import { explainPassword, isSendable } from './parts/newPassword.ts';
import { Outcome } from './parts/Outcome.tsx';
import { Promotion } from './parts/Promotion.tsx';
import { pendingBetaToken } from './parts/pendingBetaToken.ts';
import classes from './parts/promotion.module.css';
import { SubmitButton } from './parts/SubmitButton.tsx';

export function SignUpPage() {
  const [isTaken, setTaken] = useState(false);
  useInvitation();

  const form = useForm({
    initialValues: { fullName: '', email: '', password: '', confirmPassword: '', acceptsTerms: false },
    validate: {
      fullName: (name) => (name.trim() === '' ? MISSING_NAME : null),
      email: (email) => checkEmail(email, MISSING_CREDENTIALS),
      acceptsTerms: (accepts) => (accepts ? null : 'Please accept the terms to continue'),
    },
  });
  form.watch('email', () => setTaken(false));

  const { onSubmit, busy } = useSubmit(form, async ({ fullName, email, password, confirmPassword }) => {
    if (!isSendable({ password, confirmPassword })) return explainPassword({ password, confirmPassword });
    const address = normalizeEmail(email);
    const betaToken = pendingBetaToken.read();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    let accepted: boolean | null;
    try {
      const { signUp } = await requestGraphQL(SignUpDocument, {
        input: { fullName, email: address, password, betaToken, timeZone },
      });
      accepted = signUp.betaInvitationAccepted;
    } catch (error) {
      const words = describeError(error);
      if (/already|exists/i.test(words)) {
        setTaken(true);
        return failed(
          'Email Already Registered',
          'This email is already in use. Please sign in or use a different email.',
        );
      }
      failed('Signup failed', words);
      form.setErrors(Object.fromEntries(fieldErrors(error).map(({ path, message }) => [path, message])));
      return;
    }
    pendingBetaToken.remove();
    leaveNote({
      message: `Open the link we sent to ${address} to confirm your email and sign in.`,
      betaInvitation: accepted === null ? undefined : accepted ? 'accepted' : 'refused',
      email: address,
    });
    succeededOnwards({
      title: 'Check your email',
      text: `We sent a link to ${address}.`,
      duration: 6000,
    });
    location.assign('/auth/login');
  });

  return (
    <AuthLayout title="Create your account" lead="Free for 7 days. No card needed." promotion={<SignUpPromotion />}>
      {isTaken && (
        <Outcome title="This email is already registered">
          <Anchor href="/auth/login" onClick={() => leaveNote({ email: form.getValues().email })}>
            Sign in
          </Anchor>{' '}
          with it, or see the <Anchor href="/pricing">team plans</Anchor> to add people to your business.
        </Outcome>
      )}
      <AuthForm form={form} onSubmit={onSubmit}>
        <TextInput label="Full Name" name="fullName" autoComplete="name" required {...form.getInputProps('fullName')} />
        <EmailField {...form.getInputProps('email')} autoComplete="username" />
        <NewPasswordFields form={form} />
        <TermsCheckbox name="acceptsTerms" {...form.getInputProps('acceptsTerms', { type: 'checkbox' })} />
        <SubmitButton
          label="Create Account"
          busyLabel="Creating account..."
          busy={busy}
          blocked={!isSendable(form.values)}
        />
      </AuthForm>
      <Text size="sm">
        Already have an account? <Anchor href="/auth/login">Sign in</Anchor>
      </Text>
    </AuthLayout>
  );
}

/** Stores the token of a beta invitation from the link, before a form that was submitted early is submitted again. */
function useInvitation() {
  useLayoutEffect(() => {
    const invitation = new URLSearchParams(location.search).get('invitation');
    if (invitation) pendingBetaToken.keep(invitation);
  }, []);
}

function TermsCheckbox(props: CheckboxProps) {
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
