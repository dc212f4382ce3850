import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { startPostgres } from '#db/embedded/index.ts';
import { UserEntity } from '#db/entities/index.ts';
import { migrate } from '#db/migrate.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { choosePlan } from './demo/choosePlan.ts';
import { fillDemo, historyStart } from './demo/fill.ts';
import { signInOwner } from './demo/signInOwner.ts';
import { takePayments } from './demo/takePayments.ts';
import { sandboxUrl } from './platform/http/sandboxAccess.ts';
import { createLog } from './platform/telemetry/log.ts';
import { runUntilSignal } from './process.ts';
import { openRuntime, type Runtime } from './runtime.ts';

const email = 'dana@ridgeline.example';
/** Separate from the data of `npm start`, unless DATA_DIR is set. */
const demoDataDir = '.data-demo';

runUntilSignal(async () => {
  const config = readConfig({ DATA_DIR: demoDataDir, ...process.env });
  const log = createLog(config.logLevel);
  const embedded = config.databaseUrl
    ? undefined
    : await startPostgres({ dataDir: config.dataDir, log: (message) => log.warn(message) });
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(config.databaseDirectUrl ?? databaseUrl);

  const clock = new DemoClock();
  const runtime = await openRuntime(config, databaseUrl, log, () => clock.now());
  const app = await createApp({ runtime });
  const password = `${randomBytes(6).toString('base64url')}-demo1`;
  const isNew = await refuseOthersData(runtime);
  const accessToken = await signInOwner(app.services, { fullName: 'Dana Ruiz', email, password, isNew });
  if (isNew) {
    console.log('Filling 14 months of a demo business …');
    // Without a line for each of the thousands of generated requests.
    log.level = 'warn';
    const today = new Date();
    clock.set(historyStart(today));
    await choosePlan(app.services, accessToken);
    await fillDemo(app.http, accessToken, clock, today);
    clock.letRun();
    log.level = config.logLevel;
    await forgetMails(runtime);
  }
  const address = await app.listen();
  if (isNew && app.services.isStripeSandbox) await takePayments(app.http, accessToken);
  console.log(
    `\n  Whorl's demo is running at ${address}/auth/login\n\n    Email     ${email}\n    Password  ${password}\n\n  From another machine the sandbox needs its token: ${sandboxUrl(address, 'mail', config.sandboxToken)}\n  Ctrl-C ends it.\n`,
  );
  const close = async () => {
    await app.close();
    await embedded?.stop();
  };
  return { close, withinSeconds: config.shutdownSeconds };
});

/** A clock that follows the generated history and then real time. */
class DemoClock {
  private fixed: Date | undefined;

  now(): Date {
    return this.fixed ?? new Date();
  }

  set(now: Date): void {
    this.fixed = now;
  }

  letRun(): void {
    this.fixed = undefined;
  }
}

/** Refuses a database with data of others. */
async function refuseOthersData({ database }: Runtime): Promise<boolean> {
  const em = database.em.fork();
  if ((await em.count(UserEntity)) === 0) return true;
  if ((await em.count(UserEntity, { email })) === 1) return false;
  throw new ConfigError(
    'The demo fills an empty database, and this one has other people in it. Name another DATA_DIR or DATABASE_URL',
  );
}

/** Removes the queued mails of the generated history, which would be sent now. */
async function forgetMails({ database }: Runtime): Promise<void> {
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(
    database.em.getKysely(),
  );
}
