import { Navigate, Outlet, useLocation } from 'react-router';
import { type LoginState, useSession } from '#client/features/identity/index.ts';
import { FullScreenLoading } from '#client/ui/feedback/FullScreenLoading.tsx';

/** The guard of spec, point 2: a spinner while it is unknown who is there, then the page, or the way to sign in. */
export function RequireUser() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'resolving') return <FullScreenLoading />;
  if (session.status === 'signedIn') return <Outlet />;

  // After signing in one comes back to where one was going; who left by choice starts afresh.
  const state: LoginState = session.ending === 'signedOut' ? {} : { from: { pathname, search, hash } };
  return <Navigate to="/auth/login" replace state={state} />;
}
