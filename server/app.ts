import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { openDatabase } from '#db/orm.ts';
import type { Config } from './config.ts';
import { fileRoutes } from './features/business/index.ts';
import { customerExportRoutes } from './features/customers/index.ts';
import { jobs, scheduledJobs } from './jobs.ts';
import { AccessTokens, accessTokenSeconds } from './platform/auth/tokens.ts';
import { Commands } from './platform/commands/commands.ts';
import type { Services } from './platform/graphql/context.ts';
import { createApolloServer } from './platform/graphql/server.ts';
import { clientRoutes } from './platform/http/client.ts';
import { registerErrorHandler } from './platform/http/errors.ts';
import { registerGraphQL } from './platform/http/graphql.ts';
import { healthRoutes } from './platform/http/health.ts';
import { registerSubscriptions } from './platform/http/subscriptions.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { LiveHub } from './platform/live/hub.ts';
import { createPostgresTransport } from './platform/live/postgresTransport.ts';
import { createRedisTransport } from './platform/live/redisTransport.ts';
import { createMailer } from './platform/mail/createMailer.ts';
import { postgresMailStore } from './platform/mail/postgresMailStore.ts';
import { sandboxMailRoutes } from './platform/mail/sandbox.ts';
import { buildSchema } from './schema.ts';

export interface AppOptions {
  config: Config;
  /** Migrated already. */
  databaseUrl: string;
  log: Logger;
  /** Whether this process also works off jobs. */
  worksJobs?: boolean;
  /** Where the client was built to. */
  clientDir?: string;
}

export interface App {
  http: FastifyInstance;
  services: Services;
  /** Starts listening, then working. Answers the address that people reach it at. */
  listen(): Promise<string>;
  /** Lets requests and jobs finish, then closes everything. */
  close(): Promise<void>;
}

/** The whole server over a migrated database, not yet listening. Tests start the same one. */
export async function createApp({
  config,
  databaseUrl,
  log,
  worksJobs = true,
  clientDir = 'dist/client',
}: AppOptions): Promise<App> {
  const database = await openDatabase({ url: databaseUrl });
  const transport = config.redisUrl
    ? createRedisTransport(config.redisUrl, log)
    : createPostgresTransport(databaseUrl, log);
  const commands = new Commands(database, transport);
  const live = new LiveHub(database, transport, log, accessTokenSeconds);
  const accessTokens = new AccessTokens(config.sessionSecret);
  const services: Services = { config, log, database, commands, live, accessTokens, publicUrl: config.publicUrl ?? '' };

  const http = fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: true,
  });
  // Only JSON is read, which no form of another site can send: the server's whole defence against cross-site writes.
  http.removeContentTypeParser('text/plain');
  registerErrorHandler(http);
  await http.register(fastifyCompress);
  await http.register(fastifyCookie);
  await http.register(healthRoutes(database));
  if (!config.smtpUrl && config.sandbox) await http.register(sandboxMailRoutes(postgresMailStore(database)));
  await http.register(fileRoutes(services));
  await http.register(customerExportRoutes(services));

  const schema = buildSchema();
  registerGraphQL(http, await createApolloServer(schema, log), services, graphiqlPage(clientDir));
  const sockets = registerSubscriptions(http, schema, services);
  await http.register(clientRoutes(clientDir));

  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    sandbox: config.sandbox ? postgresMailStore(database) : undefined,
  });
  let worker: Awaited<ReturnType<typeof startWorker>> | undefined;
  return {
    http,
    services,
    async listen() {
      await http.listen({ port: config.port, host: config.host });
      services.publicUrl ||= `http://localhost:${portOf(http)}`;
      await live.start(() => sockets.sendAway());
      if (worksJobs) {
        worker = await startWorker(
          databaseUrl,
          { database, commands, mailer, log, publicUrl: services.publicUrl },
          jobs,
          scheduledJobs,
        );
      }
      return services.publicUrl;
    },
    async close() {
      await sockets.close();
      await http.close();
      await worker?.stop();
      await transport.close();
      mailer.close();
      await database.close(true);
    },
  };
}

function portOf(http: FastifyInstance): number {
  const address = http.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function graphiqlPage(clientDir: string): string {
  const file = join(clientDir, 'graphiql.html');
  return existsSync(file)
    ? readFileSync(file, 'utf8')
    : '<!doctype html><title>GraphiQL</title><p>The client is not built yet: run npm run build.</p>';
}
