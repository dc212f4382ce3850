import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { sessionStore, toSession, useTokenStep } from '#client/features/identity/index.ts';
import { brand } from '#client/ui/brand/brand.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { describeError } from '#client/ui/feedback/errors.ts';
import { FullScreenLoading } from '#client/ui/feedback/FullScreenLoading.tsx';
import { useAcceptTeamInvitationMutation } from './team.generated.ts';

/** Whoever has signed in to accept an invitation comes by here, and is in. */
export function JoinPage() {
  const [accept] = useAcceptTeamInvitationMutation({ fetchPolicy: 'no-cache' });
  const join = useCallback(
    async (token: string) => {
      const { data } = await accept({ variables: { token } });
      sessionStore.moved(toSession(data!.acceptTeamInvitation));
      location.replace('/dashboard');
    },
    [accept],
  );
  const step = useTokenStep(join);

  if (step.status !== 'failed') return <FullScreenLoading />;
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
        {describeError(step.error)}
      </EmptyState>
    </main>
  );
}
