import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { keptLog } from './log.ts';

/** A logger that keeps all lines, and the secrets that must not appear anywhere. */
export function keptSecrets() {
  const kept = keptLog('trace');
  const secrets = new Map<string, string>();

  /** Returns the secrets that a text contains, plain or encoded for URLs and headers. */
  const toldIn = (text: string): string[] =>
    [...secrets]
      .filter(([value]) =>
        [value, encodeURIComponent(value), Buffer.from(value).toString('base64')].some((form) => text.includes(form)),
      )
      .map(([, what]) => what);

  return {
    kept,
    /** All secrets, with what each is. */
    secrets,
    secret<T extends string | undefined | null>(what: string, value: T): NonNullable<T> {
      if (!value) throw new Error(`there was no ${what}`);
      secrets.set(value, what);
      return value as NonNullable<T>;
    },
    toldIn,
    expectNoneLogged: () => expect(toldIn(kept.text()), 'in the log').toEqual([]),
  };
}

/** Makes every insert and update fail with an error that contains the row, like a constraint violation. */
export async function breakEveryTable({ services }: Pick<TestApp, 'services'>): Promise<void> {
  const database = services.database.em.getKysely();
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like '%migration%'
  `.execute(database);
  for (const { name } of rows)
    await sql.raw(`alter table "${name}" add constraint broken check (false) not valid`).execute(database);
}
