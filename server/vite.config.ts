import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles Whorl's code; packages in node_modules are loaded by Node at run time. */
export default defineConfig({
  root,
  publicDir: false,
  // Except react-email: loaded whole, it would set up a highlighter and Tailwind at every start, which no mail needs.
  ssr: { noExternal: ['react-email'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        worker: 'server/worker.ts',
        demo: 'server/demo.ts',
        whorl: 'server/cli/whorl.ts',
      },
      // Without this, shared chunks would run before the entry's import of reflect-metadata.
      output: { strictExecutionOrder: true },
    },
  },
});
