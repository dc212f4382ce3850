import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import postcssPresetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { dataVersion } from './dataVersion.ts';
import { inlineScripts } from './inlineScripts.ts';
import { publicPages } from './publicPages.ts';
import { webAppManifest } from './webAppManifest.ts';

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:4000';

// What the server answers itself; everything else in development is the client's.
const serverPaths = [
  '^/graphql',
  '^/files/',
  '^/export/',
  '^/sandbox/',
  '^/healthz',
  '^/readyz',
  '^/.*[./]pdf$',
  '^/(sitemap|articles/feed)\\.xml$',
  '^/robots\\.txt$',
];
// Forms of pages that are shown here.
const forms = '^/newsletter/';

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Built twice: for the browser, and with --ssr the public pages for the server, which takes them whole. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: page('.'),
  // The public pages have no document of their own to start from.
  appType: 'custom',
  plugins: [react(), inlineScripts(), publicPages(server), webAppManifest()],
  // It imports workers by Vite's own ?worker, which the optimizer does not know.
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
        // Every browser that the app runs in knows modulepreload.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['index.html', 'graphiql.html', 'src/entry-site.ts'].map(page),
        },
      },
  // In development Node loads packages itself; the built program stands alone, and is React's quick one wherever it runs.
  ssr: { noExternal: command === 'build' ? true : [] },
  define: {
    __DATA_VERSION__: JSON.stringify(dataVersion()),
    ...(command === 'build' && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
}));
