import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Those before the rule was made. */
const LAST_FREE = '20261121001000';
const FOLDER = 'db/migrations';

/**
 * During a roll-out the version before still runs on the schema that a migration leaves: it must go on working. What it
 * would stumble over comes a release later, once nothing uses it any more, and says so on the line before.
 */
const FORBIDDEN: Record<string, RegExp> = {
  'drops a column': /\bdrop\s+column\b/i,
  'drops a table': /\bdrop\s+table\b/i,
  'renames something': /\brename\s+(column\b|constraint\b|to\b)/i,
  "changes a column's type": /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
  'wants a value where there may be none': /\bset\s+not\s+null\b/i,
  'adds a column that the version before would not fill':
    /\badd\s+column\s+(?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot\s+null\b/i,
};
/** -- contract: why nothing uses it any more */
const MARK = /(--|\/\/)\s*contract:\s*\S.{10,}/;

function offencesIn(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const isMarked = MARK.test(lines[index - 1] ?? '');
    const code = line.replace(/^\s*(--|\/\/|\*|\/\*).*$/, '');
    return Object.entries(FORBIDDEN)
      .filter(([, pattern]) => !isMarked && pattern.test(code))
      .map(([what]) => `${index + 1}: ${what}`);
  });
}

describe('a migration', () => {
  it('breaks nothing that the version before still does', () => {
    const files = readdirSync(FOLDER).filter((name) => /^\d{14}_/.test(name) && name.slice(0, 14) > LAST_FREE);
    expect(files.length).toBeGreaterThan(0);
    const offences = files.flatMap((name) =>
      offencesIn(readFileSync(`${FOLDER}/${name}`, 'utf8')).map((offence) => `${basename(name)}:${offence}`),
    );
    expect(offences).toEqual([]);
  });

  it.each([
    'alter table quotes drop column notes;',
    'drop table quotes;',
    'alter table quotes rename column notes to words;',
    'alter table quotes rename to offers;',
    'alter table quotes alter column total_cents type int;',
    'alter table quotes alter column notes set not null;',
    'alter table quotes add column color text not null;',
  ])('may not say “%s”, but where its time has come', (statement) => {
    expect(offencesIn(`\n${statement}`)).toHaveLength(1);
    expect(offencesIn(`-- contract: nothing has read it since version 1.4\n${statement}`)).toEqual([]);
    expect(offencesIn(`-- contract:\n${statement}`)).toHaveLength(1);
  });

  it.each([
    'alter table quotes add column color text;',
    "alter table quotes add column color text not null default 'red';",
    'alter table quotes alter column notes drop not null;',
    'create table colors (id uuid primary key, name text not null);',
    '-- drop table quotes comes a release later',
  ])('may say “%s”', (statement) => {
    expect(offencesIn(statement)).toEqual([]);
  });
});
