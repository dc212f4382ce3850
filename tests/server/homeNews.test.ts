import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { openApp } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database.ts';

let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});

/** The home page of a server that has not rendered one before. */
async function newsOf(statement: string): Promise<string> {
  const { address } = await openApp(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
  const html = await (await fetch(`${address}/`)).text();
  return html.slice(html.indexOf('id="news-title"'), html.indexOf('id="page-data"'));
}

const SAMPLE = 'What a mobile appointment really costs you';
const anyArticle = /href="\/articles\/[a-z]/;

it('shows featured articles, or three samples without links if there are none or the query fails', async () => {
  const featured = await newsOf('select 1');
  expect(featured).toMatch(anyArticle);
  expect(featured).not.toContain(SAMPLE);

  const none = await newsOf('update articles set featured = false');
  expect(none).toContain(SAMPLE);
  expect(none).not.toMatch(anyArticle);

  const failing = await newsOf('alter table articles rename to articles_gone');
  expect(failing).toContain(SAMPLE);
  expect(failing).not.toMatch(anyArticle);
});
