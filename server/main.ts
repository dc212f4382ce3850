import 'reflect-metadata';
import { pino } from 'pino';
import { startPostgres } from '#db/embedded/index.ts';
import { migrate } from '#db/migrate.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';

async function main(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel });
  const embedded = config.databaseUrl
    ? undefined
    : await startPostgres({ dataDir: config.dataDir, log: (message) => log.warn(message) });
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(databaseUrl);
  const app = await createApp({ config, databaseUrl, log });
  const address = await app.listen();
  console.log(welcome(address, config.sandbox && !config.smtpUrl));

  let closing: Promise<void> | undefined;
  const end = () => {
    closing ??= app.close().then(() => embedded?.stop());
    closing.then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'did not close cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

function welcome(address: string, hasSandbox: boolean): string {
  const mail = hasSandbox ? `\n  Mail is not sent anywhere; read it at ${address}/sandbox/mail` : '';
  return `\n  Whorl is running at ${address}\n  New here? Sign up at ${address}/auth/signup and confirm by the mail you get.${mail}\n  Ctrl-C ends it.\n`;
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) console.error(error.message);
  else console.error(error);
  process.exit(1);
});
