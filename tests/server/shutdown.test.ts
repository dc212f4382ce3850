import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { SESSION_SECRET } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { TestServer } from '#tests/support/server.ts';

const CREATE = 'mutation { createCustomer(input: { name: "In flight" }) { id } }';
const FORGOT = 'mutation { requestPasswordReset(email: "dana@example.com") }';

let database: pg.Client;

const count = async (text: string) =>
  Number((await database.query(`select count(*) as count from ${text}`)).rows[0].count);

/** Starts a server with a request and a job in progress that wait for `database`. */
async function inTheMidst(env: Record<string, string>) {
  const databaseUrl = await createTestDatabase();
  database = new pg.Client(databaseUrl);
  await database.connect();
  const server = await TestServer.start({ DATABASE_URL: databaseUrl, SESSION_SECRET, ...env });
  onTestFinished(async () => {
    await server.kill('server');
    await server.remove();
    await database.end();
  });
  const dana = await GraphQLPerson.signUp(server.url, {
    fullName: 'Dana Ruiz',
    email: 'dana@example.com',
    password: 'Correct-horse1',
  });
  await expect.poll(() => count('graphile_worker.jobs'), { timeout: 60_000 }).toBe(0);
  await database.query('begin');
  await database.query('lock table customers, mail_deliveries in access exclusive mode');
  await dana.ask(FORGOT);
  const request = dana.send(CREATE);
  request.catch(() => undefined);
  await expect.poll(() => count(`pg_locks where not granted and locktype = 'relation'`), { timeout: 60_000 }).toBe(2);
  return { server, request };
}

it('a server that is told to stop finishes requests and jobs, redirects sockets, and accepts nothing new', async () => {
  const { server, request } = await inTheMidst({ SHUTDOWN_SECONDS: '20' });
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  // An idle connection, as browsers open in advance.
  const unused = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(unused, 'connect');
  const closed = once(socket, 'close');
  const ended = server.end('SIGTERM');
  const [code] = await closed;
  expect(code).toBe(1001);
  await expect
    .poll(() =>
      fetch(`${server.url}/readyz`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .toBe('refused');
  await database.query('commit');
  const { data } = await request;
  expect(data.createCustomer.id).toBeTruthy();
  expect(await ended).toBe(0);
  const { rows: left } = await database.query(
    'select task_identifier, attempts, last_error, locked_at, run_at, created_at, now() from graphile_worker.jobs',
  );
  expect(left).toEqual([]);
  expect(
    await count(`mail_deliveries where kind = 'account.reset_password' and status in ('SENT', 'SUPPRESSED')`),
  ).toBe(1);
});

it('a server that cannot stop in time exits anyway, with an exit code', async () => {
  const { server } = await inTheMidst({ SHUTDOWN_SECONDS: '1' });
  expect(await server.end('SIGTERM')).toBe(1);
});
