import { Button } from '@mantine/core';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { goToLogin, useSession } from '#client/features/identity/index.ts';
import { brand } from '#client/ui/brand/brand.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { FullScreenLoading } from '#client/ui/feedback/FullScreenLoading.tsx';
import { lazyPart } from '#client/ui/lazyPart.ts';
import { useConnectionStatus } from './apollo/connectionStatus.ts';
import { cachePersistence } from './offline/cachePersistence.ts';

const NoBusinessPage = lazyPart(async () => (await import('./pages/NoBusinessPage.tsx')).NoBusinessPage);

const NoBusiness = () => (
  <Suspense fallback={<FullScreenLoading />}>
    <NoBusinessPage />
  </Suspense>
);

/** A user without a business may open this page to accept an invitation. */
const JOINING = '/join-team';

/**
 * Guards the dashboard (spec, point 2): shows a spinner while the session is unknown, then the page, or redirects to
 * the login.
 */
export function RequireUser() {
  const session = useSession();
  const connection = useConnectionStatus();
  const isLastSeenOpen = useSyncExternalStore(cachePersistence.subscribe, cachePersistence.getIsOpen, () => true);
  const { pathname, search, hash } = useLocation();
  if (session.status === 'resolving')
    return connection === 'online' ? <FullScreenLoading /> : <NoSession isOffline={connection === 'offline'} />;
  if (session.status === 'signedIn' && session.session.viewer.status !== 'ACTIVE' && !pathname.endsWith(JOINING))
    return <NoBusiness />;
  if (session.status === 'signedIn') return isLastSeenOpen ? <Outlet /> : <FullScreenLoading />;

  // After login the user returns to this address, unless they signed out on purpose.
  const from = session.ending === 'signedOut' ? undefined : pathname + search + hash;
  return <RedirectToLogin from={from} fromUserId={session.userId} because={session.because} />;
}

/** Redirects by loading a new document, since the auth pages are not part of this app. */
function RedirectToLogin({ from, fromUserId, because }: { from?: string; fromUserId?: string; because?: string }) {
  useEffect(() => {
    const go = () => goToLogin({ from, fromUserId, signedOutBecause: because });
    go();
    // The back/forward cache may restore this page in its waiting state; redirect again then.
    const goAgain = ({ persisted }: PageTransitionEvent) => persisted && go();
    window.addEventListener('pageshow', goAgain);
    return () => window.removeEventListener('pageshow', goAgain);
  }, [from, fromUserId, because]);
  return <FullScreenLoading />;
}

/** Shown when no session is stored on the device and the server is unreachable. */
function NoSession({ isOffline }: { isOffline: boolean }) {
  const title = isOffline ? 'You are offline' : 'We can’t reach the server';
  return (
    <main>
      <title>{`${title} · ${brand.name}`}</title>
      <EmptyState title={title} action={<Button onClick={() => location.reload()}>Try again</Button>}>
        No one is signed in on this device. Connect to the internet to sign in.
      </EmptyState>
    </main>
  );
}
