import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import type { ScheduledJob } from '#server/platform/jobs/worker.ts';
import { keepEvents } from '../keepEvents.ts';

/** Stripe keeps events for thirty days. */
const LONGEST_LOOK_BACK_MS = 30 * 24 * 60 * 60 * 1000;
/** Events can become visible a little after their time. */
const OVERLAP_MS = 10 * 60 * 1000;
const PAGE = 100;

/** Reads what Stripe has told since the last event that is kept, so that nothing is lost though no webhook arrived for days. */
export const reconcileStripe: ScheduledJob = async ({ database, stripe, log }) => {
  if (!stripe) return;
  const since = await sinceWhen(database);
  for (const account of await accounts(database)) {
    const kept = await keepSince(database, stripe, account, since);
    if (kept > 0)
      log.warn({ account, kept }, 'payments were reconciled: Stripe had told of them, and no webhook arrived');
  }
};

async function keepSince(database: Database, stripe: Stripe, account: string, since: Date): Promise<number> {
  let kept = 0;
  let batch: Stripe.Event[] = [];
  const keep = async () => {
    kept += await keepEvents(database, batch);
    batch = [];
  };
  const from = { gte: Math.floor(since.getTime() / 1000) };
  for await (const event of stripe.events.list({ created: from, limit: PAGE }, { stripeAccount: account })) {
    batch.push({ ...event, account });
    if (batch.length === PAGE) await keep();
  }
  await keep();
  return kept;
}

async function sinceWhen(database: Database): Promise<Date> {
  const { rows } = await sql<{ last: Date | null }>`select max(created_at) as last from stripe_events`.execute(
    database.em.getKysely(),
  );
  const earliest = Date.now() - LONGEST_LOOK_BACK_MS;
  const last = rows[0]?.last ? new Date(rows[0].last).getTime() - OVERLAP_MS : earliest;
  return new Date(Math.max(earliest, last));
}

async function accounts(database: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select account_id as id from stripe_accounts`.execute(
    database.em.getKysely(),
  );
  return rows.map(({ id }) => id);
}
