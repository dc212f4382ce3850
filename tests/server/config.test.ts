import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

const secret = 'x'.repeat(32);
const read = (environment: NodeJS.ProcessEnv) => readConfig({ SESSION_SECRET: secret, ...environment });

const stripeHooks = { STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2' };

describe('the configuration', () => {
  it('needs no variable', () => {
    expect(read({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      logLevel: 'info',
      databaseUrl: undefined,
      sandbox: true,
    });
  });

  it.each([
    [{ PORT: 'eighty' }, /PORT: expected a port number \(it is "eighty"\)/],
    [{ PORT: '70000' }, /PORT: expected a port from 0 to 65535/],
    [{ DATABASE_URL: 'mysql://somewhere/x' }, /DATABASE_URL: expected an address that begins with postgres:\/\//],
    [
      { DATABASE_DIRECT_URL: 'somewhere' },
      /DATABASE_DIRECT_URL: expected an address .* \(it is not shown, being a secret\)/,
    ],
    [{ DATABASE_PREPARE: 'no' }, /DATABASE_PREPARE: expected true or false/],
    [{ PERSISTED_QUERIES: 'off' }, /PERSISTED_QUERIES: expected true or false/],
    [{ PUBLIC_URL: 'whorl.example' }, /PUBLIC_URL: expected an address that begins with http:\/\//],
    ...[
      ['https://whorl.example/app', 'a path'],
      ['https://whorl.example/?x=1', 'a query'],
      ['https://whorl.example/#top', 'a fragment'],
      ['https://dana:secret@whorl.example', 'a user name or password'],
    ].map(([PUBLIC_URL, what]): [NodeJS.ProcessEnv, RegExp] => [
      { PUBLIC_URL },
      new RegExp(`PUBLIC_URL: expected an address without ${what}`),
    ]),
    ...['sk_live_1', 'rk_live_1'].flatMap((STRIPE_SECRET_KEY) =>
      [undefined, 'http://whorl.example'].map((PUBLIC_URL): [NodeJS.ProcessEnv, RegExp] => [
        { ...stripeHooks, STRIPE_SECRET_KEY, PUBLIC_URL },
        /PUBLIC_URL: expected an address that begins with https:\/\//,
      ]),
    ),
    [{ ...stripeHooks, STRIPE_SECRET_KEY: 'pk_test_1' }, /STRIPE_SECRET_KEY: expected a secret key/],
    [{ SMTP_URL: 'http://mail' }, /SMTP_URL: expected an address that begins with smtp:\/\//],
    [{ REDIS_URL: 'localhost:6379' }, /REDIS_URL: expected/],
    [{ STRIPE_PLATFORM_FEE_PERCENT: '11' }, /STRIPE_PLATFORM_FEE_PERCENT: expected a percentage from 0 to 10/],
    [{ STRIPE_PLATFORM_FEE_PERCENT: '-1' }, /STRIPE_PLATFORM_FEE_PERCENT: expected a percentage from 0 to 10/],
    [{ STRIPE_PLATFORM_FEE_PERCENT: '1.2345' }, /STRIPE_PLATFORM_FEE_PERCENT: expected at most three decimals/],
    [{ TRUST_PROXY: '1' }, /TRUST_PROXY: expected none, or the addresses of the proxies/],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/40' }, /TRUST_PROXY: expected/],
    [{ PLACE_HEADERS: 'cf-ipcity; cf-region' }, /PLACE_HEADERS: expected names of headers/],
    [{ WEBHOOKS_TO_LOOPBACK: 'yes' }, /WEBHOOKS_TO_LOOPBACK: expected true or false/],
    [{ WEBHOOKS_TO_LOOPBACK: 'true', NODE_ENV: 'production' }, /WEBHOOKS_TO_LOOPBACK: expected false in production/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL: expected fatal, error, warn/],
    [{ SESSION_SECRET: 'short' }, /SESSION_SECRET: expected at least 32 characters/],
  ])('rejects an invalid value with its name and the expectation: %o', (environment, message) => {
    expect(() => read(environment)).toThrow(ConfigError);
    expect(() => read(environment)).toThrow(message);
  });

  it.each([
    ['sk_test_1', undefined],
    ['rk_test_1', 'http://whorl.example'],
    ['sk_live_1', 'https://whorl.example'],
    ['rk_live_1', 'HTTPS://Whorl.example/'],
  ])('accepts the Stripe key %s at %s', (STRIPE_SECRET_KEY, PUBLIC_URL) => {
    const config = read({ ...stripeHooks, STRIPE_SECRET_KEY, PUBLIC_URL });
    expect(config.stripe?.secretKey).toBe(STRIPE_SECRET_KEY);
    expect(config.publicUrl).toBe(PUBLIC_URL?.toLowerCase().replace(/\/$/, ''));
  });

  it('lists all invalid values, and never prints a secret', () => {
    const bad = { PORT: 'x', LOG_LEVEL: 'y', SESSION_SECRET: 'hunter2', DATABASE_URL: 'mysql://user:hunter2@host/db' };
    const message = () => {
      try {
        readConfig(bad);
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    for (const name of Object.keys(bad)) expect(message()).toContain(name);
    expect(message()).not.toContain('hunter2');
  });

  it.each([
    [undefined, ['loopback']],
    ['none', []],
    ['loopback, 10.0.0.0/8,2001:db8::/32', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
  ])('accepts trusted proxies: %s', (TRUST_PROXY, trustProxy) => {
    expect(read({ TRUST_PROXY }).trustProxy).toEqual(trustProxy);
  });

  it('treats an empty variable as unset', () => {
    expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined });
  });

  it('keeps the generated secret, readable by its owner only', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'whorl-config-'));
    const first = readConfig({ DATA_DIR: dataDir }).sessionSecret;
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(readConfig({ DATA_DIR: dataDir }).sessionSecret).toBe(first);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
    expect(existsSync(join(dataDir, 'session-secret'))).toBe(true);
  });

  it('needs a secret in production with an external database, without sandboxes', () => {
    const external = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example/whorl' };
    expect(() => readConfig(external)).toThrow(/SESSION_SECRET: .*required with DATABASE_URL in production/);
    expect(read(external).sandbox).toBe(false);
    expect(read({ NODE_ENV: 'production' }).sandbox).toBe(true);
  });
});
