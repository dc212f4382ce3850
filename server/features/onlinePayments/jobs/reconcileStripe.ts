import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import { DAY_MS } from '#domain/dates.ts';
import type { PaidAccount } from '#server/features/payouts/index.ts';
import { PLAN_EVENTS } from '#server/features/subscription/index.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import { stripeOf } from '#server/platform/stripe/stripeOf.ts';
import type { JobServices, ScheduledJob } from '#server/platform/worker/worker.ts';
import { CONNECT_EVENTS } from '../connectEvents.ts';
import { storeEvents } from '../storeEvents.ts';
import { followAccountOf } from './handleStripeEvent.ts';

/** Stripe lists events of the last 30 days. */
const LONGEST_LOOK_BACK_MS = 30 * DAY_MS;
/** Events may appear in the list some time after their timestamp. */
const OVERLAP_MS = 10 * 60 * 1000;
const PAGE = 100;
/** The maximum number of types in one request. */
const MOST_TYPES = 20;
/** Stands for the platform's own account in place of an account id. */
const PLATFORM = 'platform';

/** Reads all events from Stripe since the last run, so that none is lost even if webhooks fail for days. */
export const reconcileStripe: ScheduledJob = async (services) => {
  const { database, stripe } = services;
  await enqueueUnhandled(database);
  if (stripe) await reconcileAndLog(services, stripe, PLATFORM);
  for (const account of await accounts(database)) {
    const itsStripe = await stripeOf(services, account.businessId);
    if (itsStripe) await reconcileAndLog(services, itsStripe, account);
  }
};

/** Reconciles one account. Logs an error instead of throwing, so that it does not stop the others. */
async function reconcileAndLog(
  services: JobServices,
  stripe: Stripe,
  of: typeof PLATFORM | PaidAccount,
): Promise<void> {
  const { database, log } = services;
  const account = of === PLATFORM ? PLATFORM : of.accountId;
  try {
    // Changes of an account's capabilities are not in the event list, and a lost account has no list.
    if (of !== PLATFORM && (await followAccountOf(services, stripe, of)) === 'lost') return;
    const stored = await reconcile(database, stripe, account);
    if (stored > 0) log.warn({ account, stored }, 'reconciliation found events that no webhook delivered');
  } catch (error) {
    log.error({ err: error, account }, 'could not reconcile an account');
  }
}

/** Enqueues stored events that were not processed, because a killed process loses the jobs that it had started. */
async function enqueueUnhandled(database: Database): Promise<void> {
  const kysely = database.em.getKysely();
  const { rows } = await sql<{ id: string }>`select id from stripe_events where handled_at is null`.execute(kysely);
  for (const { id } of rows) await addJob(kysely, 'stripe.event', { eventId: id }, { key: `stripe.event ${id}` });
}

async function reconcile(database: Database, stripe: Stripe, account: string): Promise<number> {
  const begun = new Date();
  const stored = await storeSince(database, stripe, account, await sinceWhen(database, account));
  await sql`
    insert into stripe_reconciliations (account_id, reconciled_at) values (${account}, ${begun})
    on conflict (account_id) do update set reconciled_at = excluded.reconciled_at
  `.execute(database.em.getKysely());
  return stored;
}

async function storeSince(database: Database, stripe: Stripe, account: string, since: Date): Promise<number> {
  let stored = 0;
  let batch: Stripe.Event[] = [];
  const store = async () => {
    stored += await storeEvents(database, batch);
    batch = [];
  };
  for await (const event of eventsOf(stripe, account, { gte: Math.floor(since.getTime() / 1000) })) {
    batch.push(event);
    if (batch.length === PAGE) await store();
  }
  await store();
  return stored;
}

async function* eventsOf(stripe: Stripe, account: string, created: { gte: number }): AsyncGenerator<Stripe.Event> {
  const wanted: readonly string[] = account === PLATFORM ? PLAN_EVENTS : CONNECT_EVENTS;
  for (let first = 0; first < wanted.length; first += MOST_TYPES) {
    const asked = { created, limit: PAGE, types: wanted.slice(first, first + MOST_TYPES) };
    if (account === PLATFORM) yield* stripe.events.list(asked);
    else for await (const event of stripe.events.list(asked, { stripeAccount: account })) yield { ...event, account };
  }
}

/** Uses the time of the last run rather than of the last stored event, because an earlier event may be missing. */
async function sinceWhen(database: Database, account: string): Promise<Date> {
  const { rows } = await sql<{ last: Date }>`
    select reconciled_at as last from stripe_reconciliations where account_id = ${account}
  `.execute(database.em.getKysely());
  const earliest = Date.now() - LONGEST_LOOK_BACK_MS;
  const last = rows[0] ? new Date(rows[0].last).getTime() - OVERLAP_MS : earliest;
  return new Date(Math.max(earliest, last));
}

async function accounts(database: Database): Promise<PaidAccount[]> {
  const { rows } = await sql<PaidAccount>`
    select business_id as "businessId", account_id as "accountId" from stripe_accounts where lost_at is null
  `.execute(database.em.getKysely());
  return rows;
}
