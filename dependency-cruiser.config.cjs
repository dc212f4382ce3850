// Which layer may import which. See "How the code is laid out" in README.md.

const FEATURE = '^(server|client/src)/features/([^/]+)/';

/** A layer may import packages and these places only. */
const mayImport = (layer, path, ...allowed) => ({
  name: `${layer} imports only ${allowed.map((place) => place.name).join(', ')}`,
  severity: 'error',
  from: { path },
  to: { path: '^(client|db|domain|scripts|server|tests)/', pathNot: allowed.map((place) => place.path) },
});

const place = (name, path) => ({ name, path });
const domain = place('domain', '^domain/');
const db = place('db', '^db/');
const core = place('server/core', '^server/core/');
const platform = place('server/platform', '^server/platform/');
const ownFeature = place('its own files', '^$1/features/$2/');
const otherFeaturesIndex = place("another feature's index.ts", '^$1/features/[^/]+/index\\.tsx?$');
const ui = place('client ui', '^client/src/ui/');
const generated = place('client graphql', '^client/src/graphql/');
const client = place('client', '^client/src/');

/** The folders of server/platform, each above those that it may import. */
const PLATFORM_FOLDERS = [
  'outgoing',
  'geo',
  'pdf',
  'auth',
  'testMode',
  'plan',
  'reads',
  'live',
  'jobs',
  'commands',
  'throttle',
  'apiKeys',
  'telemetry',
  'mail',
  'worker',
  'graphql',
  'stripe',
  'http',
];

const importsOnlyFoldersBelow = PLATFORM_FOLDERS.map((folder, index) => ({
  name: `server/platform/${folder} imports only the folders below it`,
  severity: 'error',
  from: { path: `^server/platform/${folder}/` },
  to: {
    path: '^server/platform/[^/]+/',
    pathNot: PLATFORM_FOLDERS.slice(0, index + 1).map((below) => `^server/platform/${below}/`),
  },
}));

module.exports = {
  forbidden: [
    mayImport('domain', '^domain/', domain),
    mayImport('db', '^db/', domain, db),
    mayImport('server/core', '^server/core/', domain, core),
    mayImport('server/platform', '^server/platform/', domain, db, core, platform),
    ...importsOnlyFoldersBelow,
    {
      name: 'every folder of server/platform is listed in PLATFORM_FOLDERS',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^server/platform/[^/]+/', pathNot: PLATFORM_FOLDERS.map((folder) => `^server/platform/${folder}/`) },
    },
    mayImport(
      'a server feature',
      FEATURE.replace('(server|client/src)', '(server)'),
      domain,
      db,
      core,
      platform,
      ownFeature,
      otherFeaturesIndex,
    ),
    mayImport('server', '^server/(cli/)?[^/]+$', domain, db, place('server', '^server/')),
    mayImport('the Stripe sandbox', '^server/stripeSandbox/', place('its own files', '^server/stripeSandbox/')),
    {
      name: 'only app.ts knows the Stripe sandbox: the product talks to Stripe',
      severity: 'error',
      from: { path: '^(client|db|domain|scripts|server)/', pathNot: '^server/(stripeSandbox/|app\\.ts$)' },
      to: { path: '^server/stripeSandbox/' },
    },
    mayImport('client ui', '^client/src/ui/', domain, ui),
    mayImport('client graphql', '^client/src/graphql/', generated),
    mayImport(
      'a client feature',
      FEATURE.replace('(server|client/src)', '(client/src)'),
      domain,
      ui,
      generated,
      ownFeature,
      otherFeaturesIndex,
    ),
    mayImport('client app', '^client/src/(app/|[^/]+$)', domain, client),
    mayImport('client site', '^client/src/site/', domain, client),
    {
      name: 'the SDK imports only its own files: it is published by itself',
      severity: 'error',
      from: { path: '^sdk/' },
      to: { pathNot: '^sdk/src/' },
    },
    {
      name: 'only tests know the SDK',
      severity: 'error',
      from: { path: '^(client|db|domain|scripts|server)/' },
      to: { path: '^sdk/' },
    },
    {
      name: 'the public site and the app are two programs',
      severity: 'error',
      from: { path: '^client/src/(site|app)/' },
      to: { path: '^client/src/(site|app)/', pathNot: '^client/src/$1/' },
    },
    {
      name: 'the domain knows no framework and does no I/O',
      severity: 'error',
      from: { path: '^domain/' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: '^node_modules/zod/' },
    },
    {
      name: 'what the server needs is a dependency, not a devDependency',
      severity: 'error',
      from: { path: '^(db|domain|server)/', pathNot: '/vite\\.config\\.ts$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing imports what is not there', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Separate packages, installed only when they run, and what the SDK is built to.
    exclude: { path: '^(tests/bench|docs/examples/typescript|sdk/dist)/' },
    // Also checks type imports.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
