import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import 'reflect-metadata';
import { features, jobs } from '#server/schema.ts';

const files = globSync('server/features/*/feature.ts');

it('lists every feature in server/schema.ts', () => {
  const schema = readFileSync('server/schema.ts', 'utf8');
  expect(features.length).toBe(files.length);
  const missing = files.filter((file) => !schema.includes(`./features/${basename(dirname(file))}/feature.ts`));
  expect(missing).toEqual([]);
});

it('has a job for every kind of follow-up work that a feature declares', () => {
  const declared = files.flatMap((file) => {
    const [, body = ''] = /interface JobPayloads \{([\s\S]*?)\n {2}\}/.exec(readFileSync(file, 'utf8')) ?? [];
    return [...body.matchAll(/^ {4}'([^']+)':/gm)].map(([, name]) => name);
  });
  expect(declared.length).toBeGreaterThan(20);
  expect(Object.keys(jobs).sort()).toEqual(declared.sort());
});
