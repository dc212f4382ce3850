import 'reflect-metadata';
import type { Logger } from 'pino';
import { type App, createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/platform/telemetry/log.ts';
import { openRuntime } from '#server/runtime.ts';
import { cleanUpAfterFile } from './cleanup.ts';
import { confirmedAccount } from './confirmedAccount.ts';
import { createTestDatabase } from './database.ts';
import { GraphQLPerson } from './person.ts';

export const SESSION_SECRET = 'a secret that only the tests know, and nobody else';

export interface TestApp extends App {
  address: string;
  databaseUrl: string;
  /** A client without a session. */
  visitor(): GraphQLPerson;
  /** Makes a new account with its business, confirmed and signed in. */
  professional(fullName?: string): Promise<GraphQLPerson>;
}

interface TestAppOptions {
  log?: Logger;
  clock?: () => Date;
  hasSchedule?: boolean;
  /** Starts a connection pooler in front of the database and returns its URL. */
  pooler?: (databaseUrl: string) => Promise<string>;
}

/** Starts the whole server on its own database and port; closed at the end of the test file. */
export async function startTestApp(
  environment: NodeJS.ProcessEnv = {},
  { log, clock, hasSchedule, pooler }: TestAppOptions = {},
): Promise<TestApp> {
  const databaseUrl = await createTestDatabase();
  const app = pooler
    ? await openApp(await pooler(databaseUrl), { DATABASE_DIRECT_URL: databaseUrl, ...environment }, log)
    : await openApp(databaseUrl, environment, log, clock, hasSchedule);
  let people = 0;
  return {
    ...app,
    databaseUrl,
    visitor: () => new GraphQLPerson(app.address),
    professional: async (fullName = 'Dana Ruiz') => {
      people += 1;
      return confirmedAccount(app, { fullName, email: `person${people}@example.com` });
    },
  };
}

/** Starts another node on a database. */
export async function openApp(
  databaseUrl: string,
  environment: NodeJS.ProcessEnv = {},
  log: Logger = createLog(environment.LOG_LEVEL ?? 'fatal'),
  clock?: () => Date,
  hasSchedule = false,
): Promise<App & { address: string }> {
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    SESSION_SECRET,
    ...environment,
  });
  const runtime = await openRuntime(config, databaseUrl, log, clock);
  const app = await createApp({ runtime, hasSchedule });
  const address = await app.listen();
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= app.close());
  cleanUpAfterFile(close);
  return { ...app, address, close };
}
