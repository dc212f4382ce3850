import { once } from 'node:events';
import pg from 'pg';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import WebSocket from 'ws';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { type Writer, withCustomer } from '#tests/support/quotes.ts';
import { subscribe } from '#tests/support/subscriptions.ts';

/** Large responses, which fill a socket's buffers quickly. */
const LARGE = `subscription { activity { id quote { ${Array.from({ length: 45 }, (_, n) => `t${n}: terms`).join(' ')} } } }`;
const SMALL = 'subscription { activity { id } }';
const TERMS = 'Payment is due when the work is done. '.repeat(100);

const IN_A_WAVE = 100;
const IN_A_NOTIFICATION = 10;
/** More messages than may be queued for a client (1,024), plus those in the buffers of the connection. */
const WAVES = 13;

let app: TestApp;
let dana: Writer;
beforeAll(async () => {
  app = await startTestApp();
  dana = await withCustomer(await app.professional());
});

/** Opens a client that subscribes and then stops reading. */
async function openIdle({ accessToken }: GraphQLPerson, query: string): Promise<WebSocket> {
  const socket = new WebSocket(`${app.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  onTestFinished(() => socket.terminate());
  const listening = vi.spyOn(app.services.live, 'activities');
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken } })));
  socket.once('message', () => socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } })));
  await vi.waitFor(() => expect(listening).toHaveBeenCalled(), { timeout: 60_000, interval: 10 });
  listening.mockRestore();
  socket.pause();
  return socket;
}

/** Announces the same activity a number of times, as transactions of many nodes would. */
async function announce(database: pg.Client, activity: object): Promise<void> {
  for (let sent = 0; sent < IN_A_WAVE; sent += IN_A_NOTIFICATION) {
    const announcements = Array(IN_A_NOTIFICATION).fill({ kind: 'activity', activity });
    await database.query("select pg_notify('whorl_live', $1)", [JSON.stringify(announcements)]);
  }
}

describe('a socket that stops reading', () => {
  it('is closed once too many messages are queued, delays nobody else, and may reconnect', async () => {
    const quote = await dana.create({ terms: TERMS });
    const database = new pg.Client(app.databaseUrl);
    await database.connect();
    onTestFinished(() => database.end());
    const { rows } = await database.query(
      `select id, business_id as "businessId", type, customer_id as "customerId", quote_id as "quoteId"
       from activities where quote_id = $1`,
      [quote.id],
    );
    const heard = await subscribe(app, dana.person, SMALL);
    const idle = await openIdle(dana.person, LARGE);
    for (let wave = 1; wave <= WAVES; wave += 1) {
      await announce(database, rows[0]);
      await vi.waitFor(() => expect(heard.received).toHaveLength(wave * IN_A_WAVE), { timeout: 60_000, interval: 5 });
    }

    let taken = 0;
    idle.on('message', () => {
      taken += 1;
    });
    const cutOff = once(idle, 'close');
    idle.resume();
    expect((await cutOff)[0]).toBe(1006);
    expect(taken).toBeLessThan(WAVES * IN_A_WAVE);
    expect(heard.hasEnded).toBe(false);

    const back = await subscribe(app, dana.person, SMALL);
    await announce(database, rows[0]);
    expect(await back.next()).toEqual({ activity: { id: rows[0].id } });
  });
});
