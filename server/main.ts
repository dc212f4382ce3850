import 'reflect-metadata';
import { startPostgres } from '#db/embedded/index.ts';
import { migrate } from '#db/migrate.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createLog } from './platform/telemetry/log.ts';
import { runUntilSignal } from './process.ts';
import { openRuntime } from './runtime.ts';

runUntilSignal(async () => {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const embedded = config.databaseUrl
    ? undefined
    : await startPostgres({ dataDir: config.dataDir, log: (message) => log.warn(message) });
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(config.databaseDirectUrl ?? databaseUrl);
  const app = await createApp({ runtime: await openRuntime(config, databaseUrl, log) });
  const address = await app.listen();
  console.log(welcome(address, config.sandbox && !config.smtpUrl));
  const close = async () => {
    await app.close();
    await embedded?.stop();
  };
  return { close, withinSeconds: config.shutdownSeconds };
});

function welcome(address: string, hasSandbox: boolean): string {
  const mail = hasSandbox ? `\n  Mail is not sent anywhere; read it at ${address}/sandbox/mail` : '';
  return `
  Whorl is running at ${address}
  New here? Sign up at ${address}/auth/signup and open the link in the mail you get.${mail}
  Ctrl-C ends it.
`;
}
