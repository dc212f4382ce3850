import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { sessionStore, toSession, useSignOut, useUser } from '#client/features/identity/index.ts';
import { brand } from '#client/ui/brand/brand.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { describeError } from '#client/ui/feedback/errors.ts';
import { FullScreenLoading } from '#client/ui/feedback/FullScreenLoading.tsx';
import { useAcceptTeamInvitationMutation, useInvitationOfferQuery } from './team.generated.ts';

/** Who has signed in to accept an invitation comes here, and joins by the button. */
export function JoinPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const user = useUser();
  const { signOut } = useSignOut();
  const { data, error } = useInvitationOfferQuery({ variables: { token }, fetchPolicy: 'no-cache' });
  const [accept, { loading }] = useAcceptTeamInvitationMutation({ fetchPolicy: 'no-cache' });
  const [refusal, setRefusal] = useState<unknown>();

  const join = async () => {
    try {
      const answer = await accept({ variables: { token } });
      sessionStore.moved(toSession(answer.data!.acceptTeamInvitation));
      location.replace('/dashboard');
    } catch (failure) {
      setRefusal(failure);
    }
  };

  if (!data && !error) return <FullScreenLoading />;
  const offer = data?.teamInvitation;
  const failure = error ?? refusal;
  const isForAnother = offer && offer.email !== user.email;
  return (
    <main>
      <title>{`Join a team · ${brand.name}`}</title>
      {offer && !failure ? (
        <EmptyState
          title={`Join ${offer.businessName}`}
          action={
            isForAnother ? (
              <Button onClick={signOut}>Sign out</Button>
            ) : (
              <Button onClick={join} loading={loading}>
                Join {offer.businessName}
              </Button>
            )
          }
        >
          {offer.invitedBy ?? offer.businessName} invited {offer.email} to work in {offer.businessName}, as{' '}
          {offer.roleName}.{' '}
          {isForAnother
            ? `You are signed in as ${user.email}. Sign out, open the link again, and sign in with ${offer.email}.`
            : `You’ll join as ${user.email}, and this browser will switch to that business.`}
        </EmptyState>
      ) : (
        <EmptyState
          title="You couldn’t join"
          action={
            <Button component="a" href="/dashboard">
              Go to your dashboard
            </Button>
          }
        >
          {failure
            ? describeError(failure)
            : 'This invitation expired, was revoked, or was already accepted. Ask the person who invited you for a new one.'}
        </EmptyState>
      )}
    </main>
  );
}
