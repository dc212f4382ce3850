import type { Logger } from 'pino';
import { type Database, openDatabase } from '#db/orm.ts';
import type { Config } from './config.ts';
import { Sealing } from './platform/auth/sealing.ts';
import { Commands } from './platform/commands/commands.ts';
import { ConcurrencyLimit } from './platform/commands/concurrencyLimit.ts';
import { createPostgresTransport } from './platform/live/postgresTransport.ts';
import { createRedisTransport } from './platform/live/redisTransport.ts';
import type { LiveTransport } from './platform/live/transport.ts';
import { createMailer, createTestMailer } from './platform/mail/createMailer.ts';
import type { Mailer, TestMailer } from './platform/mail/mail.ts';
import { postgresMailStore } from './platform/mail/postgresMailStore.ts';
import { NO_MAIL } from './platform/mail/requireMail.ts';
import { Outgoing } from './platform/outgoing/Outgoing.ts';
import { Metrics } from './platform/telemetry/metrics.ts';
import { noTracing, openTracing, type Tracing } from './platform/telemetry/tracing.ts';
import { openStripe, type StripeAccesses } from './stripe.ts';

/** What every process of an installation needs, whether it serves requests or runs jobs. */
export interface Runtime {
  config: Config;
  log: Logger;
  /** Connects to PostgreSQL directly if `database` goes through a pooler, for what needs a session, such as LISTEN. */
  directUrl: string;
  database: Database;
  transport: LiveTransport;
  commands: Commands;
  mailer: Mailer;
  testMailer: TestMailer;
  /** Returns the current time, for rules that depend on it. */
  clock: () => Date;
  stripe: StripeAccesses;
  sealing: Sealing;
  outgoing: Outgoing;
  /** Undefined: metrics are off. */
  metrics: Metrics | undefined;
  tracing: Tracing;
  close(): Promise<void>;
}

/** Opens the runtime on a migrated database. `clock` replaces the system time for commands. */
export async function openRuntime(
  config: Config,
  databaseUrl: string,
  log: Logger,
  clock: () => Date = () => new Date(),
): Promise<Runtime> {
  const metrics = config.metrics && new Metrics();
  const tracing = config.tracesTo ? await openTracing(config.tracesTo) : noTracing;
  const timeoutMs = config.databaseSeconds * 1000;
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  const database = await openDatabase({
    url: databaseUrl,
    poolSize: config.databaseConnections,
    timeoutMs,
    prepare: config.databasePrepare,
    observe: tracing.statement,
    onPool: (pool) => metrics?.watchPool(pool),
  });
  metrics?.watchQueue(database);
  const transport = config.redisUrl
    ? createRedisTransport(config.redisUrl, log)
    : createPostgresTransport(directUrl, log);
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    sandbox: config.sandbox ? postgresMailStore(database) : undefined,
  });
  if (!mailer.canSend) log.warn(NO_MAIL);
  return {
    config,
    log,
    directUrl,
    database,
    transport,
    mailer,
    testMailer: createTestMailer({ from: config.mailFrom, sandbox: postgresMailStore(database) }),
    clock,
    stripe: openStripe(config),
    sealing: new Sealing(config.sessionSecret),
    outgoing: new Outgoing({ toLoopback: config.webhooksToLoopback }),
    metrics,
    tracing,
    commands: new Commands(database, transport, clock, turnsOf(config.databaseConnections, timeoutMs)),
    async close() {
      await transport.close();
      mailer.close();
      await database.close(true);
      await tracing.close();
    },
  };
}

/** Leaves connections to readers and live events however many commands run at once. */
const turnsOf = (connections: number, patienceMs: number) =>
  new ConcurrencyLimit(Math.floor(connections * 0.7), patienceMs);
