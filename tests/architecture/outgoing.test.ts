import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Files that may send requests, and where to. Addresses that users choose must go through the guard that resolves them and
 * refuses non-public ones; only webhooks have such addresses.
 */
const MAY_CALL_OUT: Record<string, string> = {
  'server/platform/outgoing/Outgoing.ts': 'public addresses of webhooks, behind the guard',
  'server/platform/outgoing/resolveHost.ts': 'names of such addresses',
  'server/platform/geo/drives.ts': 'OSRM_URL, a setting',
  'server/platform/stripe/createStripe.ts': 'Stripe, or STRIPE_API_BASE, a setting',
  'server/platform/mail/smtpMailer.ts': 'SMTP_URL, a setting',
  'server/platform/live/redisTransport.ts': 'REDIS_URL, a setting',
  'server/platform/apiKeys/rateLimits.ts': 'REDIS_URL, a setting',
  'server/platform/telemetry/tracing.ts': 'OTEL_EXPORTER_OTLP_ENDPOINT, a setting',
  'server/stripeSandbox/events/deliverer.ts': 'the sandbox’s webhooks, to this very server; not in production',
};

/** Requests, sockets, and the libraries that create them. */
const CALLS_OUT =
  /\bfetch\(|from '(?:node:)?(?:https?|http2|net|tls|dgram|dns(?:\/promises)?|undici|axios|got|ws|ioredis|nodemailer)'|new Stripe\(|import\('@opentelemetry\/exporter/;
/** Modules that only listen or only export types. */
const ONLY_TYPES = /^import type .*$/gm;
const LISTENS =
  /^import \{ (?:(?:createServer|STATUS_CODES|BlockList|isIPv4|isIP|IncomingMessage|ServerResponse|Socket|WebSocketServer|type \w+)(?:, )?)+ \} from .*$/gm;

it('sends no request to an address that a user can choose, except through the guard', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'server', 'domain'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file));
  const found = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
      .replace(ONLY_TYPES, '')
      .replace(LISTENS, '')
      .replaceAll(/this\.\w+\.fetch\(/g, '');
    return CALLS_OUT.test(text);
  });
  expect(found.sort()).toEqual(Object.keys(MAY_CALL_OUT).sort());
});
