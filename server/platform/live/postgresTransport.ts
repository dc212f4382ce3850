import { sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { type Announcement, type LiveTransport, readList } from './transport.ts';

const channel = 'whorl_live';
const shortestPause = 100;
const longestPause = 5_000;
/** NOTIFY's limit is 8,000 bytes. */
const largestPayload = 7_900;

/** A transport over LISTEN and NOTIFY, with a dedicated connection that is reopened when it breaks. */
export function createPostgresTransport(url: string, log: Logger): LiveTransport {
  let client: pg.Client | undefined;
  let closed = false;
  let hear: (announcement: Announcement) => void = () => undefined;
  let missed: () => void = () => undefined;

  async function connect(pause: number): Promise<void> {
    if (closed) return;
    const next = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'whorl live' });
    next.on('notification', ({ payload }) => {
      for (const announcement of readList<Announcement>(payload ?? '', log) ?? []) hear(announcement);
    });
    next.on('error', () => undefined);
    next.on('end', () => client === next && void reconnect(shortestPause));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      client = next;
    } catch (error) {
      log.warn({ err: error }, 'live: no connection to PostgreSQL yet');
      await next.end().catch(() => undefined);
      void reconnect(Math.min(pause * 2, longestPause));
    }
  }

  async function reconnect(pause: number): Promise<void> {
    client = undefined;
    await new Promise((resolve) => setTimeout(resolve, pause).unref());
    await connect(pause);
    if (client) missed();
  }

  return {
    announcedWithCommit(announcements) {
      if (announcements.length === 0) return undefined;
      return sql`select pg_notify(${channel}, text) from unnest(${payloads(announcements)}::text[]) text`;
    },
    announceAfterCommit: () => undefined,
    async listen(onAnnouncement, onGap) {
      hear = onAnnouncement;
      missed = onGap;
      await connect(shortestPause);
    },
    async close() {
      closed = true;
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}

/** Packs a transaction's announcements into as few notifications as possible. */
function payloads(announcements: Announcement[]): string[] {
  const lists: string[] = [];
  for (const text of announcements.map((announcement) => JSON.stringify(announcement))) {
    const longer = `${lists.at(-1) ?? ''},${text}`;
    if (lists.length > 0 && Buffer.byteLength(longer) < largestPayload) lists[lists.length - 1] = longer;
    else lists.push(text);
  }
  return lists.map((list) => `[${list}]`);
}
