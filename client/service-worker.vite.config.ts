import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { appFiles } from './appFiles.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const clientDir = path('../dist/client');

/** Builds the service worker as one script without imports, after the client, whose files it precaches. */
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
