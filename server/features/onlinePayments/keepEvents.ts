import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { withoutTenant } from '#db/tenancy/tenantContext.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import { accountOf, isOurs, type ToldEvent } from './ourEvents.ts';

/** Keeps the events that are about something of ours and not yet known, each with the job that acts on it. Answers how many. */
export const keepEvents = (database: Database, events: readonly ToldEvent[]): Promise<number> =>
  withoutTenant(() => keep(database, events));

/** The first version of Stripe's API counts seconds, the second writes them out. */
export const createdOf = ({ created }: ToldEvent): Date =>
  new Date(typeof created === 'number' ? created * 1000 : created);

function keep(database: Database, events: readonly ToldEvent[]): Promise<number> {
  return database.em.fork().transactional(async (em) => {
    const kysely = em.getKysely();
    let kept = 0;
    for (const event of events) {
      if (!(await isOurs(kysely, event))) continue;
      const { numAffectedRows } = await sql`
        insert into stripe_events (id, account_id, type, created_at, received_at, body)
        values (${event.id}, ${accountOf(event) ?? null}, ${event.type}, ${createdOf(event)}, ${new Date()},
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
