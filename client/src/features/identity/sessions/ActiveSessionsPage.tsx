import { Button, Card, Text } from '@mantine/core';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { confirm } from '#client/ui/feedback/confirm.tsx';
import { notify } from '#client/ui/feedback/notify.tsx';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { type ActiveSession, SessionEntry } from './SessionEntry.tsx';
import { useActiveSessionsQuery, useEndOtherSessionsMutation, useEndSessionMutation } from './sessions.generated.ts';
import classes from './sessions.module.css';

/** Devices come and go without an event of the business: the page asks again while it is looked at. */
const ASK_AGAIN_MS = 30_000;

/** Where one is signed in; every device but this one can be signed out from here, at once. */
export function ActiveSessionsPage() {
  const { data, error, refetch } = useActiveSessionsQuery({
    fetchPolicy: 'network-only',
    pollInterval: ASK_AGAIN_MS,
    skipPollAttempt: () => document.hidden,
  });
  const [endSession] = useEndSessionMutation();
  const [endOtherSessions, ending] = useEndOtherSessionsMutation();
  const sessions = data?.activeSessions;
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];

  const end = async ({ id, device }: ActiveSession) => {
    const confirmed = await confirm({
      title: `Sign out ${device}?`,
      body: 'That device will have to sign in again. Unsaved work there is lost.',
      action: 'Sign out',
    });
    if (!confirmed || !(await attempt(() => endSession({ variables: { id } }), 'The device wasn’t signed out'))) return;
    notify.success({ title: `${device} was signed out` });
    await refetch();
  };
  const endOthers = async () => {
    const confirmed = await confirm({
      title: 'Sign out every other device?',
      body: 'You stay signed in here. All other devices will have to sign in again.',
      action: 'Sign out the others',
    });
    if (!confirmed || !(await attempt(() => endOtherSessions(), 'The other devices weren’t signed out'))) return;
    notify.success({ title: 'All other devices were signed out' });
    await refetch();
  };

  return (
    <Page
      title="Active sessions"
      subtitle="Where you are signed in. Sign out what you do not know, then change your password."
      back={{ to: '/dashboard/settings/security', label: 'Security' }}
      actions={
        others.length > 0 && (
          <Button variant="default" onClick={endOthers} loading={ending.loading}>
            Sign out all others
          </Button>
        )
      }
      narrow
    >
      {!sessions && <AwaitedList what="your sessions" rows={2} error={error} onRetry={refetch} />}
      {sessions && (
        <Card withBorder padding={0}>
          <ul className={classes.sessions} aria-label="Sessions">
            {sessions.map((session) => (
              <SessionEntry key={session.id} session={session} onEnd={() => end(session)} />
            ))}
          </ul>
        </Card>
      )}
      {sessions && others.length === 0 && (
        <Text c="dimmed" size="sm" mt="md">
          You’re not signed in anywhere else.
        </Text>
      )}
    </Page>
  );
}
