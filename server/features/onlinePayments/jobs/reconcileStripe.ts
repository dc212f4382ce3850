import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import { DAY_MS } from '#domain/dates.ts';
import { PLAN_EVENTS } from '#server/features/billing/index.ts';
import type { PaidAccount } from '#server/features/payouts/index.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import { stripeOf } from '#server/platform/stripe/stripeOf.ts';
import type { JobServices, ScheduledJob } from '#server/platform/worker/worker.ts';
import { CONNECT_EVENTS } from '../connectEvents.ts';
import { keepEvents } from '../keepEvents.ts';
import { followAccountOf } from './handleStripeEvent.ts';

/** Stripe keeps events for thirty days. */
const LONGEST_LOOK_BACK_MS = 30 * DAY_MS;
/** Events can become visible a little after their time. */
const OVERLAP_MS = 10 * 60 * 1000;
const PAGE = 100;
/** As many as Stripe takes in one question. */
const MOST_TYPES = 20;
/** In the place of an account's id: this platform's own. */
const PLATFORM = 'platform';

/** Reads what Stripe has told since this was last done, so that nothing is lost though no webhook arrived for days. */
export const reconcileStripe: ScheduledJob = async (services) => {
  const { database, stripe } = services;
  await actOnUnhandled(database);
  if (stripe) await reconcileAndLog(services, stripe, PLATFORM);
  for (const account of await accounts(database)) {
    const itsStripe = await stripeOf(services, account.businessId);
    if (itsStripe) await reconcileAndLog(services, itsStripe, account);
  }
};

/** Reconciles one account. Logs a failure instead of throwing, so that it does not keep the others from being reconciled. */
async function reconcileAndLog(
  services: JobServices,
  stripe: Stripe,
  of: typeof PLATFORM | PaidAccount,
): Promise<void> {
  const { database, log } = services;
  const account = of === PLATFORM ? PLATFORM : of.accountId;
  try {
    // Changes of an account itself are not among the events; a lost one has none at all.
    if (of !== PLATFORM && (await followAccountOf(services, stripe, of)) === 'lost') return;
    const kept = await reconcile(database, stripe, account);
    if (kept > 0)
      log.warn({ account, kept }, 'payments were reconciled: Stripe had told of them, and no webhook arrived');
  } catch (error) {
    log.error({ err: error, account }, 'an account could not be reconciled');
  }
}

/** What is kept and nobody acted on: a process that dies takes the jobs with it that it had begun. */
async function actOnUnhandled(database: Database): Promise<void> {
  const kysely = database.em.getKysely();
  const { rows } = await sql<{ id: string }>`select id from stripe_events where handled_at is null`.execute(kysely);
  for (const { id } of rows) await addJob(kysely, 'stripe.event', { eventId: id }, { key: `stripe.event ${id}` });
}

async function reconcile(database: Database, stripe: Stripe, account: string): Promise<number> {
  const begun = new Date();
  const kept = await keepSince(database, stripe, account, await sinceWhen(database, account));
  await sql`
    insert into stripe_reconciliations (account_id, reconciled_at) values (${account}, ${begun})
    on conflict (account_id) do update set reconciled_at = excluded.reconciled_at
  `.execute(database.em.getKysely());
  return kept;
}

async function keepSince(database: Database, stripe: Stripe, account: string, since: Date): Promise<number> {
  let kept = 0;
  let batch: Stripe.Event[] = [];
  const keep = async () => {
    kept += await keepEvents(database, batch);
    batch = [];
  };
  for await (const event of eventsOf(stripe, account, { gte: Math.floor(since.getTime() / 1000) })) {
    batch.push(event);
    if (batch.length === PAGE) await keep();
  }
  await keep();
  return kept;
}

async function* eventsOf(stripe: Stripe, account: string, created: { gte: number }): AsyncGenerator<Stripe.Event> {
  const wanted: readonly string[] = account === PLATFORM ? PLAN_EVENTS : CONNECT_EVENTS;
  for (let first = 0; first < wanted.length; first += MOST_TYPES) {
    const asked = { created, limit: PAGE, types: wanted.slice(first, first + MOST_TYPES) };
    if (account === PLATFORM) yield* stripe.events.list(asked);
    else for await (const event of stripe.events.list(asked, { stripeAccount: account })) yield { ...event, account };
  }
}

/** Not since the last event that is kept: one before it may have been lost. */
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
