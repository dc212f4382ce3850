import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles our own code: Vite leaves packages in node_modules, where Node finds them at run time. */
export default defineConfig({
  root,
  publicDir: false,
  // But this one: whole, it sets up a highlighter and Tailwind at every start, which no mail of ours needs.
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
      // What the entries share goes into chunks; without this those would run before the reflect-metadata of an entry.
      output: { strictExecutionOrder: true },
    },
  },
});
