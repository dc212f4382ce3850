import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Generates everything anew and compares; leaves the files as they were.

const before = generatedFiles();
const { status } = spawnSync('npm', ['run', '--silent', 'codegen'], { stdio: ['ignore', 'ignore', 'inherit'] });
const after = generatedFiles();
const stale = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));

for (const file of stale) {
  if (before.has(file)) writeFileSync(file, before.get(file));
  else rmSync(file);
}
for (const file of stale) console.error(`${file} is out of date`);
if (stale.length > 0) console.error('Run npm run codegen, and commit what it changes.');
process.exit(status || (stale.length > 0 ? 1 : 0));

function generatedFiles() {
  const inFolders = ['client/src', 'sdk/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((file) => file.endsWith('.generated.ts'))
      .map((file) => join(folder, file)),
  );
  const files = ['schema.graphql', ...inFolders].filter((file) => existsSync(file));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}
