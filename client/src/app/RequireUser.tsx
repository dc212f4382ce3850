import { Button } from '@mantine/core';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { goToLogin, useSession } from '#client/features/identity/index.ts';
import { brand } from '#client/ui/brand/brand.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { FullScreenLoading } from '#client/ui/feedback/FullScreenLoading.tsx';
import { lazyPart } from '#client/ui/lazyPart.ts';
import { useConnectionStatus } from './apollo/connectionStatus.ts';
import { lastSeen } from './offline/lastSeen.ts';

const NoBusinessPage = lazyPart(async () => (await import('./pages/NoBusinessPage.tsx')).NoBusinessPage);

const NoBusiness = () => (
  <Suspense fallback={<FullScreenLoading />}>
    <NoBusinessPage />
  </Suspense>
);

/** Whoever works nowhere yet may be on the way into a team. */
const JOINING = '/join-team';

/** The guard of spec, point 2: a spinner while it is unknown who is there, then the page, or the way to sign in. */
export function RequireUser() {
  const session = useSession();
  const connection = useConnectionStatus();
  const isLastSeenOpen = useSyncExternalStore(lastSeen.subscribe, lastSeen.getIsOpen, () => true);
  const { pathname, search, hash } = useLocation();
  if (session.status === 'resolving')
    return connection === 'online' ? <FullScreenLoading /> : <NobodyKnown isOffline={connection === 'offline'} />;
  if (session.status === 'signedIn' && session.session.viewer.standing !== 'ACTIVE' && !pathname.endsWith(JOINING))
    return <NoBusiness />;
  if (session.status === 'signedIn') return isLastSeenOpen ? <Outlet /> : <FullScreenLoading />;

  // After signing in one comes back to where one was going; who left by choice starts afresh.
  const from = session.ending === 'signedOut' ? undefined : pathname + search + hash;
  return <ToLogin from={from} fromUserId={session.userId} because={session.because} />;
}

/** The doors are documents of their own. */
function ToLogin({ from, fromUserId, because }: { from?: string; fromUserId?: string; because?: string }) {
  useEffect(() => {
    const go = () => goToLogin({ from, fromUserId, signedOutBecause: because });
    go();
    // The browser may bring this page back as it was left: waiting for the door.
    const goAgain = ({ persisted }: PageTransitionEvent) => persisted && go();
    window.addEventListener('pageshow', goAgain);
    return () => window.removeEventListener('pageshow', goAgain);
  }, [from, fromUserId, because]);
  return <FullScreenLoading />;
}

/** On a device that remembers nobody, while the server cannot be asked: there is nothing to show and nobody to wait for. */
function NobodyKnown({ isOffline }: { isOffline: boolean }) {
  const title = isOffline ? 'You are offline' : 'We can’t reach the server';
  return (
    <main>
      <title>{`${title} · ${brand.name}`}</title>
      <EmptyState title={title} action={<Button onClick={() => location.reload()}>Try again</Button>}>
        Nobody is signed in on this device. Connect to the internet to sign in.
      </EmptyState>
    </main>
  );
}
