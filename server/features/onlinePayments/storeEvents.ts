import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { withoutTenant } from '#db/tenancy/tenantContext.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import { accountOf, concernsInstallation, type StripeEvent } from './stripeEvents.ts';

/** Stores the new events that concern this installation, and enqueues a job for each. Returns their number. */
export const storeEvents = (database: Database, events: readonly StripeEvent[]): Promise<number> =>
  withoutTenant(() => store(database, events));

/** Version 1 of Stripe's API gives times in seconds, version 2 as ISO strings. */
export const createdOf = ({ created }: StripeEvent): Date =>
  new Date(typeof created === 'number' ? created * 1000 : created);

function store(database: Database, events: readonly StripeEvent[]): Promise<number> {
  return database.em.fork().transactional(async (em) => {
    const kysely = em.getKysely();
    let stored = 0;
    for (const event of events) {
      if (!(await concernsInstallation(kysely, event))) continue;
      const { numAffectedRows } = await sql`
        insert into stripe_events (id, account_id, type, created_at, received_at, body)
        values (${event.id}, ${accountOf(event) ?? null}, ${event.type}, ${createdOf(event)}, ${new Date()},
                ${JSON.stringify(event)}::jsonb)
        on conflict do nothing
      `.execute(kysely);
      if (numAffectedRows === 0n) continue;
      stored += 1;
      await addJob(kysely, 'stripe.event', { eventId: event.id });
    }
    return stored;
  });
}
