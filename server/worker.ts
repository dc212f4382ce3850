import 'reflect-metadata';
import { migrate } from '#db/migrate.ts';
import { ConfigError, readConfig } from './config.ts';
import { createLog } from './platform/telemetry/log.ts';
import { serveMetrics } from './platform/telemetry/metricsServer.ts';
import { startWorker } from './platform/worker/worker.ts';
import { runUntilSignal } from './process.ts';
import { openRuntime } from './runtime.ts';
import { requireSessionSecret } from './sessionSecret.ts';

runUntilSignal(async () => {
  const config = readConfig();
  if (!config.databaseUrl) {
    throw new ConfigError(
      'DATABASE_URL: a worker apart needs a database that it shares with the server; without one, npm start works off jobs itself',
    );
  }
  if (!config.publicUrl) throw new ConfigError('PUBLIC_URL: a separate worker needs it, because mails contain links');
  await migrate(config.databaseDirectUrl ?? config.databaseUrl);
  const runtime = await openRuntime(config, config.databaseUrl, createLog(config.logLevel));
  await requireSessionSecret(runtime);
  // Loaded last, because loading all features takes longer than finding that the database cannot be reached.
  const { jobs, scheduledJobs } = await import('./schema.ts');
  const worker = await startWorker(runtime, config.publicUrl, jobs, scheduledJobs);
  const { metrics } = config;
  const metricsServer =
    metrics && runtime.metrics && (await serveMetrics(runtime.metrics.registry, metrics.host, metrics.port));
  console.log('Whorl is running jobs. Ctrl-C ends it.');
  const close = async () => {
    await worker.stop();
    await metricsServer?.close();
    await runtime.close();
  };
  return { close, withinSeconds: config.shutdownSeconds };
});
