/** Modules by a part of their path. */
const modules =
  (...parts: string[]) =>
  (path: string) =>
    parts.some((part) => path.includes(part));

/** The component library's, of what stands on a door: as the sheets in src/site/layout/door.css. */
const DOOR_COMPONENTS =
  /@mantine\/core\/esm\/components\/(Alert|Anchor|Button|Checkbox|Group|PasswordInput|Progress|Stack|Text|TextInput|Title)\//;

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
      '/src/features/identity/session/sessionStore.ts',
      '/src/ui/feedback/carriedToasts.ts',
      '/src/ui/feedback/errors.ts',
    ),
  },
  { name: 'fields', test: DOOR_COMPONENTS },
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
  // The app's own: what each of its screens starts with.
  {
    name: 'data',
    test: modules('/node_modules/@apollo/', '/node_modules/rxjs/', '/node_modules/optimism/', '/node_modules/@wry/'),
  },
  { name: 'router', test: modules('/node_modules/react-router/') },
  { name: 'door', test: modules('/src/features/identity/doors.generated.ts', '/src/features/identity/parts/') },
];
