/** Modules by a part of their path. */
const modules =
  (...parts: string[]) =>
  (path: string) =>
    parts.some((part) => path.includes(part));

/** The component library's, of what stands on a door: as the sheets in src/site/layout/door.css. */
const DOOR_COMPONENTS =
  /@mantine\/core\/esm\/components\/(Alert|Anchor|Button|Checkbox|Group|PasswordInput|Progress|Stack|Text|TextInput|Title)\//;

/** A few lines each, which the public pages need too. */
const COMMON =
  /preload-helper|\/src\/ui\/device\/(browserStorage|network|serviceWorker)\.|\/paymentReturn\.|\/colorSchemeKey\.|\/signedIn\.|\/Icon(ArrowRight|FileInvoice|InfoCircle)\.|\/domain\/(counted|dates|money|plans|planLimits)\./;

/** What every screen of the app starts with. What checks forms and what opens over a screen come when they are wanted. */
const APP = new RegExp(
  [
    '/node_modules/(@apollo|@wry|optimism|rxjs|tslib|react-router|idb-keyval)/',
    '/@mantine/core/esm/components/(ActionIcon|Badge|Card|Center|Indicator|Loader|Paper|Skeleton|VisuallyHidden)/',
    '/src/ui/(page|figures|device)/',
    '/src/ui/feedback/(EmptyState|ErrorState|OfflineBanner|attempt|notify|overlays)\\.',
    '/src/ui/list/(keysetPages?|keysetQuery|selection)\\.',
    '/@mantine/notifications/esm/notifications.store',
    '/src/features/identity/(index|session/(SubscriptionStatusProvider|useSession|useSignOut|usePaymentReturn|download)|account/account.generated)\\.',
    '/(pages|today|shell)\\.generated\\.ts',
  ].join('|'),
);

/** The shell, of what opens in it only what is in the first screen, and Today. */
const FIRST_SCREEN =
  /\/src\/(app\/shell\/(Shell|Only|TopBar|BottomBar|CreateSheet|creations|Bell|Finder|finderStore|sections|use\w+)\.|features\/(today|activity)\/)/;

/**
 * What several pages share, in a few files rather than fifty: a page fetches each by itself and runs each by itself. A
 * file takes along what its modules import, unless one above it has that already.
 */
export const sharedChunks = [
  { name: 'react', test: modules('/node_modules/react/', '/node_modules/react-dom/', '/node_modules/scheduler/') },
  { name: 'icons', test: modules('/node_modules/@tabler/'), minShareCount: 8 },
  { name: 'brand', test: modules('/src/ui/brand/', '/src/ui/site/'), minShareCount: 4 },
  {
    name: 'session',
    test: modules(
      '/src/graphql/ask.ts',
      '/src/features/identity/doorNote.ts',
      // The frame of a door needs it: with the door's parts, their styles would come before the component library's.
      '/src/features/identity/parts/doorToasts.ts',
      '/src/features/identity/goToLogin.ts',
      '/src/features/identity/session/sessionStore.ts',
      '/src/features/identity/session/useSession.ts',
      '/src/ui/feedback/carriedToasts.ts',
      '/src/ui/feedback/errors.ts',
    ),
  },
  {
    name: 'fields',
    test: (path: string) => DOOR_COMPONENTS.test(path) || path.includes('/src/ui/feedback/PlanWayOut.tsx'),
  },
  {
    name: 'form',
    test: modules(
      '/node_modules/@mantine/form/',
      '/src/ui/forms/FormError.tsx',
      '/src/ui/forms/useEarlyInput.ts',
      '/src/ui/forms/useSubmit.ts',
      '/domain/identity/credentials.ts',
    ),
  },
  { name: 'door', test: modules('/src/features/identity/doors.generated.ts', '/src/features/identity/parts/') },
  // Before the app's, which would take along those that the public pages need too.
  { name: 'hooks', test: modules('/@mantine/hooks/'), minShareCount: 2 },
  { name: 'common', test: COMMON },
  // The app's own, few and large rather than sixty files of a few lines.
  { name: 'app', test: APP },
  { name: 'shell', test: FIRST_SCREEN },
  { name: 'symbols', test: modules('/@tabler/'), minShareCount: 3 },
];
