import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import postcssPresetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { dataVersion } from './dataVersion.ts';
import { inlineScripts } from './inlineScripts.ts';
import { publicPages } from './publicPages.ts';
import { webAppManifest } from './webAppManifest.ts';

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:4000';

// Paths that the API server handles; in development Vite serves all others.
const serverPaths = [
  '^/graphql',
  '^/files/',
  '^/schemas/',
  '^/export/',
  '^/sandbox/',
  '^/healthz',
  '^/readyz',
  '^/.*[./]pdf$',
  '^/(sitemap|articles/feed)\\.xml$',
  '^/robots\\.txt$',
];
// POST targets of forms on public pages; GET requests go to Vite.
const forms = '^/newsletter/';

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Built twice: for the browser and, with --ssr, as the public pages' renderer, which the server loads. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: page('.'),
  // Public pages are rendered by the server and have no HTML file.
  appType: 'custom',
  plugins: [react(), inlineScripts(), publicPages(server), webAppManifest()],
  // The package imports workers with Vite's ?worker suffix, which the optimizer does not support.
  optimizeDeps: { exclude: ['@graphiql/react/setup-workers/vite'] },
  css: { postcss: { plugins: [postcssPresetMantine()] } },
  server: {
    proxy: {
      ...Object.fromEntries(serverPaths.map((path) => [path, { target: server, ws: path === '^/graphql' }])),
      [forms]: { target: server, bypass: ({ method, url }) => (method === 'GET' ? url : undefined) },
    },
  },
  build: isSsrBuild
    ? { outDir: '../dist/site', emptyOutDir: true, target: 'node24', copyPublicDir: false }
    : {
        outDir: '../dist/client',
        emptyOutDir: true,
        target: 'es2022',
        manifest: true,
        // All supported browsers implement modulepreload.
        modulePreload: {
          polyfill: false,
          // A public page's document names the page's modules itself, so their list need not be in its entry too.
          resolveDependencies: (_file, dependencies, { hostId }) =>
            hostId.includes('entry-site') ? dependencies.filter((file) => file.endsWith('.css')) : dependencies,
        },
        rolldownOptions: {
          input: ['index.html', 'graphiql.html', 'src/entry-site.ts'].map(page),
        },
      },
  // In development Node loads packages itself. The production bundle contains its dependencies, including React's
  // production build.
  ssr: { noExternal: command === 'build' ? true : [] },
  define: {
    __DATA_VERSION__: JSON.stringify(dataVersion()),
    ...(command === 'build' && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
}));
