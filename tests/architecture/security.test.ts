import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');

/** ASVS 5.0.0: the number of requirements of levels 1 and 2 in each section, numbered from 1 without gaps. */
const SECTIONS: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| [12] \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, number = '', answer = '']) => ({ number, answer }),
);
const numbersOf = (answers: typeof rows) => answers.map(({ number }) => number);

it('docs/security.md has each requirement of levels 1 and 2 once, in order, with an answer', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  expect(wanted).toHaveLength(253);
  expect(numbersOf(rows)).toEqual(wanted);
  for (const { number, answer } of rows)
    expect(answer, number).toMatch(/^(Met in part: |Met\b(?! but| in )|Not met: |None here|Operator)/);
});

it('docs/security.md names a place for every requirement that is met', () => {
  const headings = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:#+ |- \*\*)(.+?)(?:\*\*.*)?$/gm)].map(([, heading]) => heading);
  const isThere = {
    file: (answer: string) =>
      [...answer.matchAll(/`([\w./-]+)`|(docs\/[\w./-]+\.md)/g)].some(([, quoted, named]) =>
        existsSync((quoted ?? named ?? '').replace(/^(platform|features)\//, 'server/$1/')),
      ),
    heading: (answer: string) =>
      [...answer.matchAll(/(above|operating\.md), “([^”]+)”/g)].some(([, where, heading]) =>
        headings(where === 'above' ? 'docs/security.md' : 'docs/operating.md').includes(heading),
      ),
    row: (answer: string) => rows.some(({ number }) => new RegExp(`\\b(as|below,) ${number}\\b`).test(answer)),
  };
  const nowhere = rows.filter(
    ({ answer }) => answer.startsWith('Met') && !Object.values(isThere).some((isNamed) => isNamed(answer)),
  );
  expect(numbersOf(nowhere)).toEqual([]);
});

it('docs/security.md lists the same unmet requirements in its summary and its rows', () => {
  const [, notAtAll = '', inPart = ''] = /## What is not met\nNot at all: (.+)\n\nIn part: (.+)\n/.exec(text) ?? [];
  const listed = (words: string) => [...words.matchAll(/\d+\.\d+\.\d+/g)].map(([number]) => number).sort();
  const said = (beginning: string) => numbersOf(rows.filter(({ answer }) => answer.startsWith(beginning))).sort();
  expect(listed(notAtAll)).toEqual(said('Not met'));
  expect(listed(inPart)).toEqual(said('Met in part'));
});

it('docs/security.md names only existing files', () => {
  const named = [
    ...text.matchAll(/`?((?:platform|features|server|domain|db|client|tests|docs|scripts)\/[\w./-]+\.\w+)/g),
  ].map(([, file = '']) => file.replace(/^(platform|features)\//, 'server/$1/'));
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((file) => !existsSync(file))).toEqual([]);
});
