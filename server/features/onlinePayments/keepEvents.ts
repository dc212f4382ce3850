import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import { withoutTenant } from '#db/tenancy/tenantContext.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';

/** Keeps what is not yet known, each with the job that acts on it. Told twice it is kept once. Answers how many were new. */
export const keepEvents = (database: Database, events: readonly Stripe.Event[]): Promise<number> =>
  withoutTenant(() => keep(database, events));

function keep(database: Database, events: readonly Stripe.Event[]): Promise<number> {
  return database.em.fork().transactional(async (em) => {
    const kysely = em.getKysely();
    let kept = 0;
    for (const event of events) {
      const { numAffectedRows } = await sql`
        insert into stripe_events (id, account_id, type, created_at, received_at, body)
        values (${event.id}, ${event.account ?? null}, ${event.type}, ${new Date(event.created * 1000)}, ${new Date()},
                ${JSON.stringify(event)}::jsonb)
        on conflict do nothing
      `.execute(kysely);
      if (numAffectedRows === 0n) continue;
      kept += 1;
      await addJob(kysely, 'stripe.event', { eventId: event.id });
    }
    return kept;
  });
}
