import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './install.mjs';

// Limits for what a public page may load on a phone before any interaction, compressed, in kilobytes. Read from the
// build's manifest. Counts all islands of a page, although it loads only those in view.

const ENTRY = 'src/entry-site.ts';
const HYDRATE = 'src/site/hydrate.tsx';
const LAYOUTS = 'src/site/layout/';
const BUDGETS = {
  page: { layout: `${LAYOUTS}SiteLayout.tsx`, script: 15, style: 30 },
  authPage: { layout: `${LAYOUTS}AuthPageLayout.tsx`, script: 122, style: 15 },
};
const DASHBOARD = /^src\/(main\.tsx|app\/)/;

const client = join(root, 'dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
const pages = Object.keys(manifest).filter((key) => key.endsWith('.page.ts'));
const islands = Object.keys(manifest).filter((key) => key.endsWith('.island.ts'));
const problems = pages.flatMap(check);

if (pages.length === 0 || islands.length === 0) problems.push('The build has no public pages, or no islands.');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function check(page) {
  const isAuthPage = page.startsWith('src/features/identity/');
  const { layout, script, style } = BUDGETS[isAuthPage ? 'authPage' : 'page'];
  const run = [...loadedWith(isAuthPage ? [ENTRY, HYDRATE, layout, page] : [ENTRY, ...islands])];
  const shown = [...loadedWith([...run, layout, page])];
  const scripts = kilobytes(run.map((key) => manifest[key].file));
  const styles = kilobytes(new Set(shown.flatMap((key) => manifest[key].css ?? [])));
  console.log(`${page}: ${scripts.toFixed(1)} kB of scripts, ${styles.toFixed(1)} kB of styles`);
  return [
    ...(scripts > script ? [`${page} loads ${scripts.toFixed(1)} kB of scripts; its budget is ${script} kB.`] : []),
    ...(styles > style ? [`${page} loads ${styles.toFixed(1)} kB of styles; its budget is ${style} kB.`] : []),
    ...run.filter((key) => DASHBOARD.test(key)).map((key) => `${page} loads the dashboard's ${key}.`),
  ];
}

/** Returns the keys of these chunks and of all their imports. */
function loadedWith(keys, loaded = new Set()) {
  for (const key of keys.filter((candidate) => !loaded.has(candidate))) {
    loaded.add(key);
    loadedWith(manifest[key].imports ?? [], loaded);
  }
  return loaded;
}

function kilobytes(files) {
  return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(client, file))).length / 1000, 0);
}
