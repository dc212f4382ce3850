import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const script = /<script data-inline src="\/([\w-]+\.js)"><\/script>/g;

/**
 * Inlines the scripts marked `data-inline` into the built document, which saves the requests. The server allows them by
 * hash in its content security policy.
 */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  apply: 'build',
  transformIndexHtml: (html) =>
    html.replaceAll(script, (_tag, file: string) => {
      const text = readFileSync(fileURLToPath(new URL(`public/${file}`, import.meta.url)), 'utf8');
      return `<script>${text}</script>`;
    }),
});
