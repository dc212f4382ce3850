import { expect, it } from 'vitest';
import { openApp } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database.ts';

it('has a sandbox mailbox, but never in production on a database of its own', async () => {
  const databaseUrl = await createTestDatabase();
  const production = { NODE_ENV: 'production', DATABASE_URL: databaseUrl };
  const statusOf = async (environment: NodeJS.ProcessEnv, path: string) => {
    const { address } = await openApp(databaseUrl, environment);
    return (await fetch(`${address}${path}`)).status;
  };
  for (const path of ['/sandbox/mail.json', '/sandbox/mail']) {
    expect(await statusOf({}, path)).toBe(200);
    expect(await statusOf({ NODE_ENV: 'production' }, path)).toBe(200);
    expect(await statusOf(production, path)).toBe(404);
  }
});
