import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { buildContext, isIgnored, readDockerfile } from '#tests/support/image.ts';

const context = new Set(buildContext());
/** What scripts/build.mjs watches for changes. */
const sources = /SOURCES = \[(.*?)\]/s
  .exec(readFileSync('scripts/build.mjs', 'utf8'))![1]!
  .match(/(?<=')[\w./-]+(?=')/g)!;
const isSource = (file: string) => sources.some((source) => file === source || file.startsWith(`${source}/`));

describe('the build context of the image', () => {
  it.each([
    ['docs/a.md', ['docs'], true],
    ['docs/examples/a.ts', ['docs', '!docs/examples'], false],
    ['docs/examples/a.ts', ['!docs/examples', 'docs'], true],
    ['client/docs/a.md', ['docs'], false],
    ['client/docs/a.md', ['**/docs'], true],
    ['client/a.log', ['*.log'], false],
    ['a.log', ['# logs', '', '*.log'], true],
    ['/docs-of/a.md'.slice(1), ['docs/'], false],
  ])('%s with %j: ignored is %s', (file, rules, ignored) => {
    expect(isIgnored(file, rules)).toBe(ignored);
  });

  it('has what each COPY step copies, and no tests', () => {
    for (const { steps } of readDockerfile()) {
      for (const { instruction, words } of steps) {
        if (instruction !== 'COPY' || words.startsWith('--from')) continue;
        const sources = words.split(/\s+/).slice(0, -1);
        expect(sources.filter((source) => source !== '.' && !context.has(source))).toEqual([]);
      }
    }
    expect([...context].filter((file) => file.startsWith('tests/'))).toEqual([]);
  });

  it('has everything that the build reads and that its sources import', () => {
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
    // The examples are shown as text, and not built.
    const start = [...context].filter((file) => isSource(file) && !file.startsWith('docs/'));
    expect(missingFrom([...start, 'scripts/build.mjs'])).toEqual([]);
  });

  it('npm start rebuilds when any imported file changes', () => {
    const code = [...context].filter((file) => /^(client|server|domain|db)\//.test(file));
    const outside = [...imported(code)].filter((file) => !isSource(file));
    expect(outside).toEqual([]);
  });
});

/** Which imports of these files, and of the files that they import, are not in the build context. */
function missingFrom(files: string[]): string[] {
  return [...imported(files)].filter((file) => !context.has(file));
}

/** All files of this project that these files import, directly or through others. */
function imported(files: string[]): Set<string> {
  const found = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (!/\.(mjs|tsx?)$/.test(file) || file.endsWith('.d.mts') || !existsSync(file)) continue;
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      const target = targetOf(file, fileName);
      if (!target || found.has(target)) continue;
      found.add(target);
      if (!fileName.includes('?')) open.push(target);
    }
  }
  return found;
}

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };

/** The path of an imported file of this project; undefined for a package. Extensions are written out everywhere. */
function targetOf(from: string, specifier: string): string | undefined {
  const path = specifier.split('?')[0]!;
  if (path.startsWith('.')) return normalize(join(dirname(from), path));
  const alias = Object.entries(imports).find(([key]) => path.startsWith(key.replace('*', '')));
  return alias && normalize(alias[1].replace('*', path.slice(alias[0].length - 1)));
}

describe('compose.yaml', () => {
  const compose = readFileSync('compose.yaml', 'utf8');
  /** The environment of the service “app”, as it is written. */
  const environment = Object.fromEntries(
    [...compose.split('  database:\n')[0]!.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  /** Fixed inside the container: the published port, the network and the volume are compose's own. */
  const fixed = { PORT: '4000', HOST: '0.0.0.0', DATA_DIR: '/data' };

  it('passes every variable that the README names', () => {
    const table = readFileSync('README.md', 'utf8').split('## Configuration')[1]!.split('\n## ')[0]!;
    const names = [...table.matchAll(/^\| ([A-Z_, or]+) \|/gm)].flatMap(([, cell]) => cell!.match(/[A-Z_]{3,}/g)!);
    expect(names.length).toBeGreaterThan(35);
    expect(names.filter((name) => !environment[name]?.startsWith(`\${${name}:`) && !(name in fixed))).toEqual([]);
    expect(environment).toMatchObject(fixed);
  });

  it.each([
    [{}, { published: '4000:4000', PUBLIC_URL: 'http://localhost:4000', grace: 30 }],
    [{ PORT: '8080' }, { published: '8080:4000', PUBLIC_URL: 'http://localhost:8080', grace: 30 }],
    [
      { PUBLIC_URL: 'https://whorl.example', SHUTDOWN_SECONDS: '90' },
      { published: '4000:4000', PUBLIC_URL: 'https://whorl.example', grace: 95 },
    ],
  ])('with %j links to the published port and waits longer than Whorl takes to end', (given, expected) => {
    const set = (text: string) => interpolated(text, given);
    const [, seconds, milliseconds] = /^(\d+)s(\d+)ms$/.exec(set(/stop_grace_period: (.*)/.exec(compose)![1]!))!;
    expect({
      published: set(/- "(.*:4000)"/.exec(compose)![1]!),
      PUBLIC_URL: set(environment.PUBLIC_URL!),
      grace: Number(seconds) + Number(milliseconds) / 1000,
    }).toEqual(expected);
  });

  /** Compose's own rule for ${NAME:-default}, the innermost first. */
  function interpolated(text: string, given: Record<string, string>): string {
    const next = text.replace(
      /\$\{(\w+):-([^${}]*)\}/g,
      (_, name: string, fallback: string) => given[name] || fallback,
    );
    return next === text ? text : interpolated(next, given);
  }
});
