import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCallback, useState } from 'react';
import { requestGraphQL } from '#client/graphql/requestGraphQL.ts';
import { isTransientFailure } from '#client/graphql/retryPolicy.ts';
import { brand } from '#client/ui/brand/brand.ts';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { MISSING_NAME } from '#domain/identity/credentials.ts';
import { leaveNote } from './authPageNote.ts';
import { JoinTeamDocument, TeamInvitationDocument, type TeamInvitationQuery } from './joinTeam.generated.ts';
import { AuthForm } from './parts/AuthForm.tsx';
import { AuthLayout } from './parts/AuthLayout.tsx';
import { succeededOnwards } from './parts/authPageToasts.ts';
import { EmailField } from './parts/EmailField.tsx';
import { FormLink } from './parts/FormLink.tsx';
import { NewPasswordFields } from './parts/NewPasswordFields.tsx';
import { explainPassword, isSendable } from './parts/newPassword.ts';
import { OtherAccount, useOtherAccount } from './parts/OtherAccount.tsx';
import { Outcome } from './parts/Outcome.tsx';
import { StepBusy } from './parts/StepBusy.tsx';
import { SubmitButton } from './parts/SubmitButton.tsx';
import { TokenFailure } from './parts/TokenFailure.tsx';
import { tokenHere } from './parts/tokenHere.ts';
import { useTokenStep } from './parts/useTokenStep.ts';
import { toSession } from './session/session.ts';
import { sessionStore } from './session/sessionStore.ts';

type Offer = NonNullable<TeamInvitationQuery['teamInvitation']>;

/** Opened by the link of a team invitation: joins after signing in, or after creating an account. */
export function JoinTeamPage() {
  const [offer, setOffer] = useState<Offer | null>();
  const look = useCallback(async (token: string) => {
    const { teamInvitation } = await requestGraphQL(
      TeamInvitationDocument,
      { token },
      { isRetryable: isTransientFailure },
    );
    setOffer(teamInvitation);
  }, []);
  const step = useTokenStep(look);

  if (step.status === 'failed') {
    return (
      <AuthLayout title="We couldn’t open your invitation">
        <TokenFailure error={step.error} onRetry={step.retry} />
      </AuthLayout>
    );
  }
  if (offer === undefined) return <StepBusy title="Opening your invitation" />;
  if (offer === null) {
    return (
      <AuthLayout title="This invitation no longer works">
        <Outcome>
          It expired, was revoked, or was already accepted. Ask the person who invited you for a new one.
        </Outcome>
        <FormLink href="/auth/login">Sign in</FormLink>
      </AuthLayout>
    );
  }
  return offer.hasAccount ? <SignInToJoin offer={offer} /> : <SignUpToJoin offer={offer} />;
}

const inWords = ({ businessName, invitedBy, roleName }: Offer) =>
  `${invitedBy ?? businessName} invited you to join ${businessName} as ${roleName}.`;

function SignInToJoin({ offer }: { offer: Offer }) {
  const goOn = () => {
    leaveNote({ from: `/dashboard/join-team?token=${encodeURIComponent(tokenHere())}`, email: offer.email });
    location.assign('/auth/login');
  };
  const other = useOtherAccount(offer);
  return (
    <AuthLayout title={`Join ${offer.businessName}`} lead={inWords(offer)}>
      <OtherAccount other={other} effect="Sign out there first: the invitation is for another account." />
      <Text>
        You have an account with {offer.email}. Sign in with it to join. Everything you already have stays yours.
      </Text>
      <Button onClick={goOn} fullWidth>
        Sign in and join
      </Button>
    </AuthLayout>
  );
}

function SignUpToJoin({ offer }: { offer: Offer }) {
  const form = useForm({
    initialValues: { fullName: '', password: '', confirmPassword: '' },
    validate: { fullName: (name) => (name.trim() === '' ? MISSING_NAME : null) },
  });
  const { onSubmit, busy, error } = useSubmit(form, async ({ fullName, password, confirmPassword }) => {
    if (!isSendable({ password, confirmPassword })) return explainPassword({ password, confirmPassword });
    const { joinTeam } = await requestGraphQL(JoinTeamDocument, { input: { token: tokenHere(), fullName, password } });
    sessionStore.signedIn(toSession(joinTeam));
    succeededOnwards({ title: `Welcome to ${offer.businessName}`, text: `You joined as ${offer.roleName}.` });
    location.replace('/dashboard');
  });
  const other = useOtherAccount(offer);
  return (
    <AuthLayout title={`Join ${offer.businessName}`} lead={inWords(offer)}>
      <OtherAccount other={other} effect={`Joining signs you in as ${offer.email} instead, in every tab.`} />
      <FormError error={error} />
      <AuthForm form={form} onSubmit={onSubmit}>
        <EmailField value={offer.email} readOnly description="What you’ll sign in with" autoComplete="username" />
        <TextInput label="Full Name" name="fullName" autoComplete="name" required {...form.getInputProps('fullName')} />
        <NewPasswordFields form={form} />
        <SubmitButton
          label={`Join ${offer.businessName}`}
          busyLabel="Joining..."
          busy={busy}
          blocked={!isSendable(form.values)}
        />
      </AuthForm>
      <Text size="sm" c="dimmed">
        By joining, you agree to the{' '}
        <Anchor href="/terms" inherit>
          Terms of Service
        </Anchor>{' '}
        of {brand.name}.
      </Text>
    </AuthLayout>
  );
}
