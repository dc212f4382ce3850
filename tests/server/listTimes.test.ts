import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeKeyHistory } from '#tests/support/apiKeys.ts';
import { startTestApp } from '#tests/support/app.ts';
import { writeHistory } from '#tests/support/history.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';

// Every list can be narrowed to a range of the times that its rows have, and read from the oldest on.

/** By list: its times with the filter's bounds of each, and whether these are arguments of their own. */
const LISTS: Record<string, { times: Record<string, string[]>; flat?: true; plain?: true; sorts?: false }> = {
  customers: { times: { createdAt: ['createdSince', 'createdBefore'], updatedAt: ['updatedSince'] } },
  quotes: { times: { createdAt: ['createdSince', 'createdBefore'], updatedAt: ['updatedSince'] } },
  invoices: { times: { createdAt: ['createdSince', 'createdBefore'], updatedAt: ['updatedSince'] } },
  payments: {
    times: {
      receivedAt: ['receivedSince', 'receivedBefore'],
      createdAt: ['createdSince', 'createdBefore'],
      updatedAt: ['updatedSince'],
    },
  },
  payouts: {
    times: {
      initiatedAt: ['initiatedSince', 'initiatedBefore'],
      createdAt: ['createdSince', 'createdBefore'],
      updatedAt: ['updatedSince'],
    },
  },
  activities: { times: { occurredAt: ['occurredSince', 'occurredBefore'] } },
  auditLog: { times: { occurredAt: ['occurredSince', 'occurredBefore'] } },
  apiRequests: { times: { occurredAt: ['occurredSince', 'occurredBefore'] } },
  articles: { times: { publishedAt: ['publishedSince', 'publishedBefore'], updatedAt: ['updatedSince'] }, flat: true },
  services: {
    times: { createdAt: ['createdSince', 'createdBefore'], updatedAt: ['updatedSince'] },
    plain: true,
    sorts: false,
  },
};

const app = await startTestApp();
let dana: GraphQLPerson;

beforeAll(async () => {
  dana = await app.professional();
  const { businessId } = app.services.accessTokens.read(dana.accessToken ?? '')!;
  await writeHistory(app.databaseUrl, businessId, { customers: 20, invoices: 20, quotes: 20 });
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await writeKeyHistory(client, businessId);
  await client.query(
    `delete from api_requests where code is null or id::text > '01900000-0000-7000-8000-000000000400'`,
  );
  await client.query(`update api_requests set occurred_at = now() - make_interval(secs => 40000 - cost) `);
  await client.query(
    `update api_requests set occurred_at = occurred_at + ('x' || right(id::text, 8))::bit(32)::int * interval '1 s'`,
  );
  await client.query(
    `insert into payouts (business_id, id, stripe_payout_id, account_id, amount_cents, status, arrives_on, initiated_at, created_at, updated_at)
     select $1::uuid, gen_random_uuid(), 'po_' || n, 'acct', 100, 'PAID', current_date, now() - n * interval '3 day',
       now() - n * interval '2 day', now() - n * interval '1 day' from generate_series(1, 5) n`,
    [businessId],
  );
  await client.query(
    `update services set created_at = now() - position * interval '2 day', updated_at = now() - position * interval '1 day'
     where business_id = $1`,
    [businessId],
  );
  await client.end();
});

async function read(list: string, times: string[], args: string[]): Promise<Record<string, string>[]> {
  const fields = `{ id ${times.join(' ')} }`;
  const { plain } = LISTS[list]!;
  const given = [...args, ...(plain ? [] : ['first: 100'])].join(', ');
  const { [list]: found } = await dana.ask(
    `{ ${list}${given ? `(${given})` : ''} ${plain ? fields : `{ nodes ${fields} }`} }`,
  );
  return plain ? found : found.nodes;
}

describe.each(Object.entries(LISTS))('%s', (list, { times, flat, sorts }) => {
  it.each(Object.entries(times))('are narrowed by %s, from a time on and before it', async (time, bounds) => {
    const rows = await read(list, [time], []);
    expect(rows.length).toBeGreaterThan(1);
    const middle = rows.map((row) => row[time]!).sort()[Math.floor(rows.length / 2)]!;
    for (const bound of bounds) {
      const value = `${bound}: "${middle}"`;
      const expected = rows.filter((row) => (bound.endsWith('Since') ? row[time]! >= middle : row[time]! < middle));
      expect(expected.length).toBeGreaterThan(0);
      expect(await read(list, [time], [flat ? value : `filter: { ${value} }`]), bound).toEqual(expected);
    }
  });

  it('are listed from the oldest on', async () => {
    if (sorts === false) return;
    const [time] = Object.keys(times) as [string];
    const rows = await read(list, [time], ['sort: OLDEST']);
    expect(rows.map((row) => row[time])).toEqual(rows.map((row) => row[time]).toSorted());
    expect(rows.map(({ id }) => id)).toEqual(
      (await read(list, [time], ['sort: NEWEST'])).map(({ id }) => id).reverse(),
    );
  });
});
