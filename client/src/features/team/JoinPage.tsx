import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { sessionStore, toSession } from '#client/features/identity/index.ts';
import { brand } from '#client/ui/brand/brand.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { describeError } from '#client/ui/feedback/errors.ts';
import { FullScreenLoading } from '#client/ui/feedback/FullScreenLoading.tsx';
import { useAcceptTeamInvitationMutation } from './team.generated.ts';

/** Whoever has signed in to accept an invitation comes by here, and is in. */
export function JoinPage() {
  const [accept] = useAcceptTeamInvitationMutation({ fetchPolicy: 'no-cache' });
  const [failure, setFailure] = useState<unknown>();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const token = new URLSearchParams(location.search).get('token') ?? '';
    accept({ variables: { token } }).then(({ data }) => {
      sessionStore.moved(toSession(data!.acceptTeamInvitation));
      location.replace('/dashboard');
    }, setFailure);
  }, [accept]);

  if (failure === undefined) return <FullScreenLoading />;
  return (
    <main>
      <title>{`Join a team · ${brand.name}`}</title>
      <EmptyState
        title="You could not join"
        action={
          <Button component="a" href="/dashboard">
            Go to your dashboard
          </Button>
        }
      >
        {describeError(failure)}
      </EmptyState>
    </main>
  );
}
