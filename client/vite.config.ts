import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import postcssPresetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:4000';

// What the server answers itself; everything else in development is the client's.
const serverPaths = ['^/graphql', '^/files/', '^/export/', '^/sandbox/', '^/healthz', '^/readyz', '^/.*[./]pdf$'];

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  root: page('.'),
  plugins: [react()],
  // It imports workers by Vite's own ?worker, which the optimizer does not know.
  optimizeDeps: { exclude: ['@graphiql/react/setup-workers/vite'] },
  css: { postcss: { plugins: [postcssPresetMantine()] } },
  server: {
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: server, ws: path === '^/graphql' }])),
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: ['index.html', 'graphiql.html'].map(page) },
  },
});
