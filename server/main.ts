import 'reflect-metadata';
import { startPostgres } from '#db/embedded/index.ts';
import { migrate } from '#db/migrate.ts';
import { type Config, readConfig } from './config.ts';
import { sandboxUrl } from './platform/http/sandboxAccess.ts';
import { NO_MAIL } from './platform/mail/requireMail.ts';
import { createLog } from './platform/telemetry/log.ts';
import { runUntilSignal } from './process.ts';
import { openRuntime } from './runtime.ts';
import { recordSessionSecret } from './sessionSecret.ts';

runUntilSignal(async () => {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const embedded = config.databaseUrl
    ? undefined
    : await startPostgres({ dataDir: config.dataDir, log: (message) => log.warn(message) });
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(config.databaseDirectUrl ?? databaseUrl);
  const runtime = await openRuntime(config, databaseUrl, log);
  await recordSessionSecret(runtime);
  // Loaded last, because loading all of the app takes longer than finding that the database cannot be reached.
  const { createApp } = await import('./app.ts');
  const app = await createApp({ runtime });
  const address = await app.listen();
  console.log(welcome(address, config));
  const close = async () => {
    await app.close();
    await embedded?.stop();
  };
  return { close, withinSeconds: config.shutdownSeconds };
});

function welcome(address: string, { sandbox, smtpUrl, stripe, sandboxToken }: Config): string {
  const noMail = `\n\n  WARNING: ${NO_MAIL}\n`;
  const mailbox = `\n  Mail is not sent anywhere; read it at ${address}/sandbox/mail`;
  const token = `\n  From another machine the sandbox needs its token: ${sandboxUrl(address, 'mail', sandboxToken)}`;
  const lines = [
    !sandbox && !smtpUrl && noMail,
    sandbox && !smtpUrl && mailbox,
    sandbox && (!smtpUrl || !stripe) && token,
  ].filter(Boolean);
  return `
  Whorl is running at ${address}
  New here? Sign up at ${address}/auth/signup and open the link in the mail you get.${lines.join('')}
  Ctrl-C ends it.
`;
}
