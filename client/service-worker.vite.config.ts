import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { appFiles } from './appFiles.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const clientDir = path('../dist/client');

/** The service worker: one script without imports, built after the client, whose files it lists. */
export default defineConfig({
  root: path('.'),
  publicDir: false,
  plugins: [appFiles(clientDir)],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: clientDir,
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: path('src/service-worker/main.ts'),
      output: { entryFileNames: 'service-worker.js', format: 'iife' },
    },
  },
});
