import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './install.mjs';

// Limits the compressed size of what a public page loads before any interaction, in kilobytes, from the build's manifest.

const BUDGETS = {
  page: { layout: 'SiteLayout', script: 90, style: 30 },
  door: { layout: 'DoorLayout', script: 121, style: 15 },
};
const DASHBOARD = /^src\/(main\.tsx|app\/)/;
const ENTRY = 'src/entry-site.ts';

const client = join(root, 'dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
const named = (name) =>
  Object.keys(manifest).find((key) => manifest[key].isDynamicEntry && manifest[key].name === name);
const TAKE_OVER = 'src/site/hydrate.tsx';
const frames = [TAKE_OVER, ...Object.values(BUDGETS).map(({ layout }) => named(layout))];
const pages = manifest[ENTRY].dynamicImports.filter((key) => !frames.includes(key));
const problems = pages.flatMap(check);

if (pages.length === 0) problems.push('The build has no public pages.');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function check(page) {
  const isDoor = page.startsWith('src/features/identity/');
  const { layout, script, style } = BUDGETS[isDoor ? 'door' : 'page'];
  const chunks = [...loadedWith([ENTRY, TAKE_OVER, named(layout), page])];
  const scripts = kilobytes(chunks.map((key) => manifest[key].file));
  const styles = kilobytes(new Set(chunks.flatMap((key) => manifest[key].css ?? [])));
  console.log(`${page}: ${scripts.toFixed(1)} kB of scripts, ${styles.toFixed(1)} kB of styles`);
  return [
    ...(scripts > script ? [`${page} loads ${scripts.toFixed(1)} kB of scripts; its budget is ${script} kB.`] : []),
    ...(styles > style ? [`${page} loads ${styles.toFixed(1)} kB of styles; its budget is ${style} kB.`] : []),
    ...chunks.filter((key) => DASHBOARD.test(key)).map((key) => `${page} loads the dashboard's ${key}.`),
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
