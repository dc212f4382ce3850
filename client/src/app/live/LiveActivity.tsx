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

/** Events that come together are one reason to ask again. */
const TOGETHER_MS = 120;
const RESTART_MS = 3_000;

/** Listens for as long as somebody is signed in: each event reaches the cache, the lists on the screen, and the ear. */
export function LiveActivity() {
  const navigate = useNavigate();
  const client = useApolloClient();
  const refetchSoon = useDebouncedCallback(() => refetchEvents.emit('activity'), {
    delay: TOGETHER_MS,
    maxWait: 4 * TOGETHER_MS,
  });

  const [endings, setEndings] = useState(0);
  const { restart } = useLiveActivitySubscription({
    ignoreResults: false,
    onData: ({ data: { data } }) => {
      if (!data) return;
      announce(data.activity, navigate);
      // Who works in the business is known with the session.
      if (data.activity.type.startsWith('member.')) sessionStore.refresh().catch(() => undefined);
      refetchSoon();
    },
    onComplete: () => setEndings((before) => before + 1),
  });

  // A lost socket mends itself. The server lets nobody go but whose session has ended, who could not keep up, or whom it
  // refused: to find out is to be signed out or to go on, after a while.
  useEffect(() => {
    if (endings === 0) return;
    sessionStore.refresh().catch(() => undefined);
    const timer = setTimeout(restart, RESTART_MS);
    return () => clearTimeout(timer);
  }, [endings, restart]);

  // Nobody told of what happened after the first screen was answered, and before this listened.
  useEffect(() => {
    const known = newestIn(client.readQuery({ query: ShellDocument }));
    const look = async () => {
      await firstListening.promise;
      const { data } = await client.query({ query: ShellDocument, fetchPolicy: 'network-only' });
      if (newestIn(data) !== known) refetchEvents.emit('activity');
    };
    look().catch(() => undefined);
  }, [client]);

  return null;
}

const newestIn = (shell: ShellQuery | null | undefined) => shell?.activities.nodes[0]?.id;
