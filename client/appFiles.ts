import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const APP = 'index.html';
/** Font subsets for scripts that few pages use; fetched on demand instead of precached. */
const rareFontSubsets = /-(cyrillic|greek|vietnamese)(-ext)?-.*\.woff2$/;

/**
 * Defines `__APP_FILES__`, every file that the built app can load, and `__APP_VERSION__`, a hash that changes with any
 * of them.
 */
export const appFiles = (clientDir: string): Plugin => ({
  name: 'app-files',
  config() {
    const read = (file: string) => readFileSync(join(clientDir, file), 'utf8');
    const files = filesOf(JSON.parse(read('.vite/manifest.json')) as Manifest);
    const version = createHash('sha256').update(files.join()).update(read(APP)).digest('hex').slice(0, 12);
    return { define: { __APP_FILES__: JSON.stringify(files), __APP_VERSION__: JSON.stringify(version) } };
  },
});

function filesOf(manifest: Manifest): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const follow = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) follow(next);
  };
  follow(APP);
  return [...files].filter((file) => !rareFontSubsets.test(file)).sort();
}
