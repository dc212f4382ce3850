import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const script = /<script data-inline src="\/([\w-]+\.js)"><\/script>/g;

/** Puts the small scripts that a document starts with into it: a phone fetches none of them. The server knows their hashes. */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  apply: 'build',
  transformIndexHtml: (html) =>
    html.replaceAll(script, (_tag, file: string) => {
      const text = readFileSync(fileURLToPath(new URL(`public/${file}`, import.meta.url)), 'utf8');
      return `<script>${text}</script>`;
    }),
});
