import { createHmac } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readOrMakeSecret } from '#db/durableFile.ts';
import { clusterDir } from '#db/embedded/index.ts';
import { hasAtMostThreeDecimals } from '#domain/decimal.ts';

const optionalUrl = (protocols: string[]) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      message: `expected an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    })
    .optional();

/** Without a path: links begin at the root. */
const publicUrl = optionalUrl(['http:', 'https:']).superRefine((text, context) => {
  if (!text || !URL.canParse(text)) return;
  const { username, password, pathname, search, hash } = new URL(text);
  const extras = {
    'a user name or password': username || password,
    'a path': pathname !== '/',
    'a query': search || text.includes('?'),
    'a fragment': hash || text.includes('#'),
  };
  for (const [name, isThere] of Object.entries(extras)) {
    const message = `expected an address without ${name}, such as https://whorl.example: Whorl serves from the root of a host`;
    if (isThere) context.addIssue({ code: 'custom', message });
  }
});

const webhookSecret = z
  .string()
  .startsWith('whsec_', { message: 'expected the signing secret of a webhook endpoint, which begins with whsec_' })
  .optional();

/** Names of networks that proxy-addr knows. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];
const wrongProxy =
  'expected none, or the addresses of the proxies before Whorl with commas between, such as loopback, 10.0.0.0/8';

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  return family !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)));
}

const listed = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The trusted proxies. Not a number of hops, because clients can forge as many entries. */
const trustedProxies = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .transform((text) => (text === 'none' ? [] : listed(text)))
  .refine((parts) => parts.every((part) => namedNetworks.includes(part) || isNetwork(part)), { message: wrongProxy });

const oneOrMore = z.coerce
  .number({ message: 'expected a number' })
  .int({ message: 'expected a whole number' })
  .min(1, { message: 'expected 1 or more' });

/**
 * More concurrent statements than the processors can run slow each other down: on one processor four connections answer
 * more requests than ten (docs/decisions/0020). PostgreSQL's default limit of 100 may be shared by several nodes.
 */
const connectionsForHere = Math.min(2 * availableParallelism() + 2, 20);

const yesOrNo = z.enum(['true', 'false'], { message: 'expected true or false' }).transform((text) => text === 'true');

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { message: 'expected development, test or production' })
    .default('development'),
  PORT: z.coerce
    .number({ message: 'expected a port number' })
    .int()
    .min(0)
    .max(65_535, { message: 'expected a port from 0 to 65535' })
    .default(4000),
  // Accessible only from this machine, until the operator opens it.
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optionalUrl(['postgres:', 'postgresql:']),
  PUBLIC_URL: publicUrl,
  SMTP_URL: optionalUrl(['smtp:', 'smtps:']),
  MAIL_FROM: z.string().min(3).default('Whorl <mail@whorl.example>'),
  REDIS_URL: optionalUrl(['redis:', 'rediss:']),
  OSRM_URL: optionalUrl(['http:', 'https:']),
  // A proxy on this machine is trusted: who controls this machine needs no forged header.
  TRUST_PROXY: trustedProxies.default(['loopback']),
  PLACE_HEADERS: z
    .string()
    .transform((text) => listed(text.toLowerCase()))
    .refine((names) => names.every((name) => /^[\w-]+$/.test(name)), {
      message: 'expected names of headers with commas between, such as cf-ipcity, cf-region, cf-ipcountry',
    })
    .default([]),
  PERSON_REQUESTS_PER_MINUTE: z.coerce
    .number({ message: 'expected a number of requests' })
    .int()
    .min(600, { message: 'expected at least 600: screens ask several things at once' })
    .default(120_000),
  METRICS_PORT: z.coerce
    .number({ message: 'expected a port number' })
    .int()
    .min(0)
    .max(65_535, { message: 'expected a port from 0 to 65535' })
    .optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(['http:', 'https:']),
  SHUTDOWN_SECONDS: z.coerce
    .number({ message: 'expected a number of seconds' })
    .min(1)
    .max(600, { message: 'expected from 1 to 600 seconds' })
    .default(25),
  MAX_CONNECTIONS: oneOrMore.default(10_000),
  MAX_CONNECTIONS_PER_ADDRESS: oneOrMore.default(300),
  REQUEST_SECONDS: oneOrMore.default(60),
  IDLE_SOCKET_SECONDS: oneOrMore.default(60),
  DATABASE_DIRECT_URL: optionalUrl(['postgres:', 'postgresql:']),
  DATABASE_PREPARE: yesOrNo.default(true),
  DATABASE_SECONDS: oneOrMore.default(30),
  DATABASE_CONNECTIONS: z.coerce
    .number({ message: 'expected a number of connections' })
    .int()
    .min(4, { message: 'expected at least 4, so that some are left for readers beside those who write' })
    .default(connectionsForHere),
  PERSISTED_QUERIES: yesOrNo.default(true),
  WEBHOOKS_TO_LOOPBACK: yesOrNo.default(false),
  WORK_JOBS: yesOrNo.default(true),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      message: 'expected fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, { message: 'expected a secret key, which begins with sk_, or a restricted one, with rk_' })
    .optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_CONNECT_WEBHOOK_SECRET: webhookSecret,
  STRIPE_ACCOUNTS_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: optionalUrl(['http:', 'https:']),
  STRIPE_PLATFORM_FEE_PERCENT: z.coerce
    .number({ message: 'expected a percentage from 0 to 10' })
    .min(0, { message: 'expected a percentage from 0 to 10' })
    .max(10, { message: 'expected a percentage from 0 to 10' })
    .refine(hasAtMostThreeDecimals, { message: 'expected at most three decimals' })
    .default(0),
  BACKUP_PASSPHRASE: z.string().min(12, { message: 'expected at least 12 characters' }).optional(),
  BACKUP_PASSPHRASE_FILE: z
    .string()
    .refine((file) => statSync(file, { throwIfNoEntry: false })?.isFile(), { message: 'expected a file that is there' })
    .optional(),
  SESSION_SECRET: z
    .string()
    .min(32, { message: 'expected at least 32 characters, such as `openssl rand -hex 32` prints' })
    .optional(),
});

/** Access to Stripe and verification of its webhooks. */
export interface StripeSettings {
  secretKey: string;
  /**
   * Signing secrets of the endpoints for the platform's account and for connected accounts, and of the event destination
   * for changes of accounts. Without the last, accounts are polled hourly.
   */
  webhookSecrets: { platform: string; connect: string; accounts: string | undefined };
  /** The API's base address, before /v1; undefined for Stripe itself. */
  apiBase: string | undefined;
}

export interface Config {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  /** Undefined: an embedded PostgreSQL in dataDir. */
  databaseUrl: string | undefined;
  /** A direct connection if databaseUrl is a pooler's; undefined: databaseUrl. */
  databaseDirectUrl: string | undefined;
  /** Whether statements are prepared; false for a pooler in transaction mode without prepared statements. */
  databasePrepare: boolean;
  /** Without a trailing slash. Undefined: http://localhost and the port. */
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  redisUrl: string | undefined;
  osrmUrl: string | undefined;
  /** Undefined: no key is set. */
  stripe: StripeSettings | undefined;
  /** The share of each online payment, in percent and without tips, that this installation keeps. */
  platformFeePercent: number;
  /** Proxies whose X-Forwarded-For is trusted: addresses, networks, or their names. */
  trustProxy: string[];
  /** Headers in which a trusted proxy names the visitor's place. */
  placeHeaders: string[];
  /** Maximum requests per minute of one session: more than any screen sends, less than a runaway program. */
  personRequestsPerMinute: number;
  logLevel: string;
  /** Where the metrics are served; undefined: off. */
  metrics: { host: string; port: number } | undefined;
  /** The collector's address, before /v1/traces; undefined: tracing is off. */
  tracesTo: string | undefined;
  /** Time for requests, sockets and jobs to finish before the process exits anyway. */
  shutdownSeconds: number;
  connectionLimits: { inAll: number; perAddress: number };
  /** Time for a request to arrive. */
  requestSeconds: number;
  /** How long a WebSocket without a subscription stays open. */
  idleSocketSeconds: number;
  /** Time limit of a statement and of waiting for a connection. */
  databaseSeconds: number;
  /** Size of the connection pool, not counting jobs. */
  databaseConnections: number;
  sessionSecret: string;
  /** Encrypts backups; undefined: not encrypted. */
  backupPassphrase: string | undefined;
  /** Whether clients may register the texts of queries and send their hashes. */
  persistedQueries: boolean;
  /** Whether webhooks may be sent to http://127.0.0.1, for development and tests only. */
  webhooksToLoopback: boolean;
  /** Whether this server runs jobs; if not, a separate worker does. */
  workJobs: boolean;
  /** Whether sandboxes of outside services are available; never in production with an external database. */
  sandbox: boolean;
  /** Grants other machines access to the sandboxes; the same on every node and after a restart. */
  sandboxToken: string;
}

/** An invalid setting; the message names it and what was expected. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads and checks the environment once. Empty variables count as unset. Throws ConfigError naming every bad value; with
 * `mustExist` also where DATA_DIR has no database and DATABASE_URL is unset, before anything is created in DATA_DIR.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env, { mustExist = false } = {}): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `  ${path.join('.')}: ${message} (it is ${shown(env, String(path[0]))})`,
    );
    throw new ConfigError(`Whorl did not start, because of its settings:\n${problems.join('\n')}`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  if (production && values.DATABASE_URL && !values.SESSION_SECRET) {
    throw new ConfigError(
      'Whorl did not start, because of its settings:\n  SESSION_SECRET: expected at least 32 characters; it is required with DATABASE_URL in production, so that every node has the same',
    );
  }
  if (production && values.WEBHOOKS_TO_LOOPBACK) {
    throw new ConfigError(
      'Whorl did not start, because of its settings:\n  WEBHOOKS_TO_LOOPBACK: expected false in production, where webhooks would reach what listens on the server itself',
    );
  }
  const dataDir = resolve(values.DATA_DIR);
  if (mustExist && !values.DATABASE_URL && !existsSync(clusterDir(dataDir))) {
    throw new ConfigError(
      `There is no database in DATA_DIR ${dataDir}, and DATABASE_URL is not set: nothing was done. Set the one that the server has.`,
    );
  }
  const sessionSecret = values.SESSION_SECRET ?? keptSecret(dataDir);
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    databasePrepare: values.DATABASE_PREPARE,
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    redisUrl: values.REDIS_URL,
    osrmUrl: values.OSRM_URL?.replace(/\/+$/, ''),
    stripe: stripeSettings(values),
    platformFeePercent: values.STRIPE_PLATFORM_FEE_PERCENT,
    trustProxy: values.TRUST_PROXY,
    placeHeaders: values.PLACE_HEADERS,
    personRequestsPerMinute: values.PERSON_REQUESTS_PER_MINUTE,
    logLevel: values.LOG_LEVEL,
    metrics: values.METRICS_PORT === undefined ? undefined : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    tracesTo: values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
    shutdownSeconds: values.SHUTDOWN_SECONDS,
    connectionLimits: { inAll: values.MAX_CONNECTIONS, perAddress: values.MAX_CONNECTIONS_PER_ADDRESS },
    requestSeconds: values.REQUEST_SECONDS,
    idleSocketSeconds: values.IDLE_SOCKET_SECONDS,
    databaseSeconds: values.DATABASE_SECONDS,
    databaseConnections: values.DATABASE_CONNECTIONS,
    sessionSecret,
    backupPassphrase: values.BACKUP_PASSPHRASE ?? passphraseIn(values.BACKUP_PASSPHRASE_FILE),
    persistedQueries: values.PERSISTED_QUERIES,
    webhooksToLoopback: values.WEBHOOKS_TO_LOOPBACK,
    workJobs: values.WORK_JOBS,
    sandbox: !(production && values.DATABASE_URL),
    sandboxToken: createHmac('sha256', sessionSecret).update('sandbox token').digest('hex'),
  };
}

function stripeSettings(values: z.output<typeof environment>): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET, STRIPE_API_BASE, PUBLIC_URL } =
    values;
  if (!STRIPE_SECRET_KEY) return undefined;
  if (/^[sr]k_live_/.test(STRIPE_SECRET_KEY) && !PUBLIC_URL?.toLowerCase().startsWith('https:')) {
    throw new ConfigError(
      'Whorl did not start, because of its settings:\n  PUBLIC_URL: expected an address that begins with https://; it is required with a live STRIPE_SECRET_KEY, because Stripe sends customers and webhooks to https addresses only',
    );
  }
  if (!STRIPE_WEBHOOK_SECRET || !STRIPE_CONNECT_WEBHOOK_SECRET) {
    throw new ConfigError(
      'Whorl did not start, because of its settings:\n  STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET: required with STRIPE_SECRET_KEY, so that nobody else can report payments',
    );
  }
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecrets: {
      platform: STRIPE_WEBHOOK_SECRET,
      connect: STRIPE_CONNECT_WEBHOOK_SECRET,
      accounts: values.STRIPE_ACCOUNTS_WEBHOOK_SECRET,
    },
    apiBase: STRIPE_API_BASE?.replace(/\/+$/, ''),
  };
}

const secrets = new Set([
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'STRIPE_ACCOUNTS_WEBHOOK_SECRET',
  'SESSION_SECRET',
  'BACKUP_PASSPHRASE',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'REDIS_URL',
]);

function shown(env: NodeJS.ProcessEnv, name: string): string {
  return secrets.has(name) ? 'not shown, being a secret' : JSON.stringify(env[name]);
}

function passphraseIn(file: string | undefined): string | undefined {
  if (!file) return undefined;
  const passphrase = readFileSync(file, 'utf8').trim();
  if (passphrase.length < 12)
    throw new ConfigError(
      'Whorl did not start, because of its settings:\n  BACKUP_PASSPHRASE_FILE: expected a passphrase of at least 12 characters in it',
    );
  return passphrase;
}

const SECRET_REMEDY =
  'delete it, and the next start makes another: everybody then signs in again, and authenticator apps have to be set up anew';

/** The session secret in the data directory, created at the first start. */
function keptSecret(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return readOrMakeSecret(join(dataDir, 'session-secret'), 32, SECRET_REMEDY);
  } catch (error) {
    throw new ConfigError(`Whorl did not start, because of its DATA_DIR ${dataDir}:\n  ${(error as Error).message}`);
  }
}
