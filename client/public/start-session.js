// Every screen of the dashboard needs the session first: it is asked for while the scripts are on their way, under the
// lock that all tabs share. src/features/identity/session/earlySession.ts takes the answer.
if (location.pathname.startsWith('/dashboard')) {
  const query =
    'mutation RefreshSession { refreshSession { accessToken expiresIn user { id email fullName emailVerified isStaff } } }';
  const read = (response) => (response.status < 500 ? response.json() : undefined);
  const ask = () =>
    fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query }),
      keepalive: true,
    })
      .then(read)
      .catch(() => undefined);
  const alone = (lock) => (lock ? ask() : undefined);
  window.earlySession = navigator.locks
    ? navigator.locks.request('whorl-session', { ifAvailable: true }, alone)
    : ask();
}
