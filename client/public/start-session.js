// Every screen of the dashboard needs the session first: it is asked for before anything else, and while the scripts are on
// their way. Should two tabs ask in one moment, the server answers both alike. requestSession.ts takes the answer.
if (location.pathname.startsWith('/dashboard')) {
  const query =
    'mutation RefreshSession { refreshSession { accessToken expiresIn user { id email fullName emailVerified isStaff } viewer { businessId businessName isTestMode liveBusinessId status role roleName rights colleagueCount grants { permission scope } businesses { id name roleName } } } }';
  window.earlySession = fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
    keepalive: true,
  })
    .then((response) => (response.status < 500 ? response.json() : undefined))
    .catch(() => undefined);
}
