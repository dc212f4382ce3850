import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { keptLog } from './log.ts';

/** A log that says everything, and whatever must stand nowhere in it. */
export function keptSecrets() {
  const kept = keptLog('trace');
  const secrets = new Map<string, string>();

  /** What of all of them stands in a text, as it is or as an address or a header would have it. */
  const toldIn = (text: string): string[] =>
    [...secrets]
      .filter(([value]) =>
        [value, encodeURIComponent(value), Buffer.from(value).toString('base64')].some((form) => text.includes(form)),
      )
      .map(([, what]) => what);

  return {
    kept,
    /** Everything that was ever secret, and what it was. */
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

/** Has every row that is written refused: PostgreSQL tells of each in full, as where any constraint is broken. */
export async function breakEveryTable({ services }: Pick<TestApp, 'services'>): Promise<void> {
  const database = services.database.em.getKysely();
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like '%migration%'
  `.execute(database);
  for (const { name } of rows)
    await sql.raw(`alter table "${name}" add constraint broken check (false) not valid`).execute(database);
}
