import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Earlier migrations predate the rule. */
const LAST_FREE = '20261121001000';
const FOLDER = 'db/migrations';

/**
 * During a rolling update the previous version runs on the migrated schema and must keep working. A change that would break
 * it must wait for the next release, and be marked on the line before.
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
/** Earlier migrations predate the rules about whole statements. */
const LAST_FREE_OF_STATEMENTS = '20261121007000';
const DROPS = /\bdrop\s+(function|procedure|view|materialized\s+view|type)\b/i;
const TABLE_ALTERED = /\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\S+)/i;
const TABLE_INDEXED = /\bcreate\s+unique\s+index\s+(?!concurrently\b)[^(]*?\bon\s+(?:only\s+)?(\w+)/i;

/** Rules about whole statements, also in relation to the tables that the migration creates. */
const FORBIDDEN_STATEMENTS: Record<string, (statement: string, isOld: (table?: string) => boolean) => boolean> = {
  'drops a default': (statement) => /\bdrop\s+default\b/i.test(statement),
  'drops what statements may name': (statement) => DROPS.test(statement),
  'checks rows that are there already': (statement, isOld) =>
    /\badd\s+constraint\s+\S+\s+check\b/i.test(statement) &&
    !/\bnot\s+valid\b/i.test(statement) &&
    isOld(TABLE_ALTERED.exec(statement)?.[1]),
  'makes a table wait for an index that can refuse what it holds': (statement, isOld) =>
    TABLE_INDEXED.test(statement) && isOld(TABLE_INDEXED.exec(statement)?.[1]),
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

/** Returns a text's statements without comments, with their first lines. */
function statementsOf(text: string): { line: number; statement: string; isMarked: boolean }[] {
  const found: { line: number; statement: string; isMarked: boolean }[] = [];
  const lines = text.split('\n');
  let isOpen = false;
  lines.forEach((line, index) => {
    const code = line.replace(/(^|\s)(--|\/\/).*$/, '').trim();
    if (code === '') return;
    if (!isOpen) found.push({ line: index + 1, statement: '', isMarked: MARK.test(lines[index - 1] ?? '') });
    found.at(-1)!.statement += ` ${code}`;
    isOpen = !/[;`]$/.test(code);
  });
  return found;
}

function offendingStatements(text: string): string[] {
  const isOld = (table = '') =>
    !new RegExp(`\\bcreate\\s+table\\s+(if\\s+not\\s+exists\\s+)?${table}\\b`, 'i').test(text);
  return statementsOf(text).flatMap(({ line, statement, isMarked }) =>
    Object.entries(FORBIDDEN_STATEMENTS)
      .filter(([, offends]) => !isMarked && offends(statement, isOld))
      .map(([what]) => `${line}: ${what}`),
  );
}

describe('a migration', () => {
  it.each([
    [LAST_FREE, offencesIn],
    [LAST_FREE_OF_STATEMENTS, offendingStatements],
  ])('after %s breaks nothing that the previous version does', (last, offencesOf) => {
    const newerThan = (time: string) =>
      readdirSync(FOLDER).filter((name) => /^\d{14}_/.test(name) && name.slice(0, 14) > time);
    expect(newerThan(LAST_FREE).length).toBeGreaterThan(0);
    const offences = newerThan(last).flatMap((name) =>
      offencesOf(readFileSync(`${FOLDER}/${name}`, 'utf8')).map((offence) => `${basename(name)}:${offence}`),
    );
    expect(offences).toEqual([]);
  });

  it.each([
    'alter table quotes alter column notes drop default;',
    'drop function total_of(uuid);',
    'drop view quotes_of_today;',
    'drop type quote_kind;',
    'alter table quotes add constraint positive check (total_cents > 0);',
    'alter table quotes\n  add constraint positive\n  check (total_cents > 0);',
    'create unique index quotes_number on quotes (business_id, number);',
    'create table colors (id uuid);\ncreate unique index on quotes (number);',
  ])('may not contain “%s”, unless marked as a contraction', (statements) => {
    const [before, statement] = /\n(?=create)/.test(statements) ? statements.split('\n') : ['', statements];
    expect(offendingStatements(`${before}\n${statement}`)).toHaveLength(1);
    expect(offendingStatements(`${before}\n-- contract: nothing has used it since version 1.4\n${statement}`)).toEqual(
      [],
    );
  });

  it.each([
    'alter table quotes add constraint positive\n  check (total_cents > 0) not valid;',
    'alter table quotes validate constraint positive;',
    'create unique index concurrently quotes_number on quotes (business_id, number);',
    'create index quotes_notes on quotes (notes);',
    'create table colors (id uuid);\ncreate unique index colors_id on colors (id);',
    'create table colors (id uuid);\nalter table colors add constraint named check (true);',
    '-- drop function total_of(uuid) comes a release later',
  ])('may contain “%s”', (statements) => {
    expect(offendingStatements(statements)).toEqual([]);
  });

  it.each([
    'alter table quotes drop column notes;',
    'drop table quotes;',
    'alter table quotes rename column notes to words;',
    'alter table quotes rename to offers;',
    'alter table quotes alter column total_cents type int;',
    'alter table quotes alter column notes set not null;',
    'alter table quotes add column color text not null;',
  ])('may not contain “%s” as a statement, unless marked as a contraction', (statement) => {
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
  ])('may contain “%s” as a statement', (statement) => {
    expect(offencesIn(statement)).toEqual([]);
  });
});
