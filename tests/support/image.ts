import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';

/** The files that Docker sends to a build: those that are tracked, without those that .dockerignore leaves out. */
export function buildContext(): string[] {
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const rules = readFileSync('.dockerignore', 'utf8').split('\n');
  return tracked.split('\0').filter((file) => file && existsSync(file) && !isIgnored(file, rules));
}

/** Docker's rules: a pattern begins at the root, also takes what is below it, and of several that match the last one decides. */
export function isIgnored(file: string, rules: readonly string[]): boolean {
  const parts = file.split('/');
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  let ignored = false;
  for (const rule of rules.map((line) => line.trim())) {
    if (!rule || rule.startsWith('#')) continue;
    const isException = rule.startsWith('!');
    const pattern = rule.slice(isException ? 1 : 0).replace(/^\/+|\/+$/g, '');
    if (paths.some((path) => matchesGlob(path, pattern))) ignored = !isException;
  }
  return ignored;
}

export interface Step {
  instruction: string;
  /** What stands after the instruction, its continued lines joined. */
  words: string;
}

export interface Stage {
  name: string;
  steps: Step[];
}

export function readDockerfile(): Stage[] {
  const text = readFileSync('Dockerfile', 'utf8').replace(/\\\n\s*/g, ' ');
  const stages: Stage[] = [];
  for (const line of text.split('\n')) {
    const found = /^([A-Z]+)\s+(.*)$/.exec(line);
    if (!found) continue;
    const [, instruction = '', words = ''] = found;
    if (instruction === 'FROM') stages.push({ name: /\sAS\s+(\S+)/.exec(words)?.[1] ?? 'final', steps: [] });
    else stages.at(-1)!.steps.push({ instruction, words });
  }
  return stages;
}

/**
 * Makes the folder /app of each stage below `root`: copies what its COPY steps copy, and has `run` do what RUN steps do.
 * Returns the folder of the last stage. Throws where a step copies what is not there.
 */
export function replay(root: string, run: (command: string, folder: string) => void): string {
  const context = join(root, 'context');
  for (const file of buildContext()) {
    mkdirSync(dirname(join(context, file)), { recursive: true });
    cpSync(file, join(context, file));
  }
  for (const { name, steps } of readDockerfile()) {
    const folder = join(root, name, 'app');
    mkdirSync(folder, { recursive: true });
    for (const { instruction, words } of steps) {
      if (instruction === 'COPY') copy(words, root, context, folder);
      if (instruction === 'RUN') run(words, folder);
    }
  }
  return join(root, 'final', 'app');
}

function copy(words: string, root: string, context: string, folder: string): void {
  const [first = '', ...rest] = words.split(/\s+/);
  const from = /^--from=(.+)$/.exec(first)?.[1];
  const paths = from ? rest : [first, ...rest];
  const target = join(folder, paths.at(-1)!);
  for (const path of paths.slice(0, -1)) {
    const source = from ? join(root, from, path) : join(context, path);
    const into = paths.at(-1)!.endsWith('/') && path !== '.' ? join(target, path) : target;
    cpSync(source, into, { recursive: true, verbatimSymlinks: true });
  }
}
