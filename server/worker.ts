import 'reflect-metadata';
import { pino } from 'pino';
import { migrate } from '#db/migrate.ts';
import { ConfigError, readConfig } from './config.ts';
import { jobs, scheduledJobs } from './jobs.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { runUntilSignal } from './process.ts';
import { openRuntime } from './runtime.ts';

runUntilSignal(async () => {
  const config = readConfig();
  if (!config.databaseUrl) {
    throw new ConfigError(
      'DATABASE_URL: a worker apart needs a database that it shares with the server; without one, npm start works off jobs itself',
    );
  }
  if (!config.publicUrl)
    throw new ConfigError('PUBLIC_URL: a worker apart cannot tell where people reach Whorl, and mails carry links');
  await migrate(config.databaseUrl);
  const runtime = await openRuntime(config, config.databaseUrl, pino({ level: config.logLevel }));
  const worker = await startWorker(runtime, config.publicUrl, jobs, scheduledJobs);
  console.log('Whorl is working off jobs. Ctrl-C ends it.');
  return async () => {
    await worker.stop();
    await runtime.close();
  };
});
