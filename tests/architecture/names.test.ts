import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css|graphql)$/.test(file));

/** Names that do not describe their content. */
const empty = /^(utils?|misc|helpers?|common|managers?|shared|stuff|lib)$/i;

it('gives no file or folder a meaningless name', () => {
  const parts = (file: string) => [...file.split('/').slice(0, -1), basename(file).split('.')[0] ?? ''];
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => parts(file).some((part) => empty.test(part)))).toEqual([]);
});
