import { useApolloClient } from '@apollo/client/react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { sessionStore } from '#client/features/identity/index.ts';
import { firstListening } from '../apollo/connectionStatus.ts';
import { refetchEvents } from '../apollo/refetchEvents.ts';
import { ShellDocument, type ShellQuery } from '../shell/shell.generated.ts';
import { announce } from './announce.tsx';
import { useLiveActivitySubscription } from './live.generated.ts';

/** Events within this time trigger one refetch. */
const DEBOUNCE_MS = 120;
const RESTART_MS = 3_000;

/** Subscribes to activities while a user is signed in: updates the cache, refetches lists and shows toasts. */
export function LiveActivity() {
  const navigate = useNavigate();
  const client = useApolloClient();
  const refetchSoon = useDebouncedCallback(() => refetchEvents.emit('activity'), {
    delay: DEBOUNCE_MS,
    maxWait: 4 * DEBOUNCE_MS,
  });

  const [completions, setCompletions] = useState(0);
  const { restart } = useLiveActivitySubscription({
    ignoreResults: false,
    onData: ({ data: { data } }) => {
      if (!data) return;
      announce(data.activity, navigate);
      // The session lists the user's businesses and roles, which a team change may affect.
      if (data.activity.type.startsWith('member.')) sessionStore.refresh().catch(() => undefined);
      refetchSoon();
    },
    onComplete: () => setCompletions((before) => before + 1),
  });

  // The socket reconnects after network failures. The server ends a subscription only if its session has ended, the
  // client was too slow, or it was refused. Refreshing the session either signs the user out or lets the subscription
  // restart after a delay.
  useEffect(() => {
    if (completions === 0) return;
    sessionStore.refresh().catch(() => undefined);
    const timer = setTimeout(restart, RESTART_MS);
    return () => clearTimeout(timer);
  }, [completions, restart]);

  // Activities between the first screen's query and the subscription were not delivered: compares the newest activity
  // and refetches if it differs.
  useEffect(() => {
    const known = newestIn(client.readQuery({ query: ShellDocument }));
    const refetchIfMissed = async () => {
      await firstListening.promise;
      const { data } = await client.query({ query: ShellDocument, fetchPolicy: 'network-only' });
      if (newestIn(data) !== known) refetchEvents.emit('activity');
    };
    refetchIfMissed().catch(() => undefined);
  }, [client]);

  return null;
}

const newestIn = (shell: ShellQuery | null | undefined) => shell?.activities.nodes[0]?.id;
