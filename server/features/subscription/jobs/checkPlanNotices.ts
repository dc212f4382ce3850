import { sql } from 'kysely';
import type { JobServices } from '#server/platform/worker/worker.ts';
import { enqueuePlanNotices } from '../commands/enqueuePlanNotices.ts';

/** Hours in the business's time zone during which notices are sent. */
const FIRST_HOUR = 9;
const LAST_HOUR = 17;

/** Enqueues the due plan notices of businesses where it is daytime. */
export async function checkPlanNotices({
  database,
  commands,
  log,
}: Pick<JobServices, 'database' | 'commands' | 'log'>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select b.id from businesses b left join subscriptions s on s.business_id = b.id
    where b.test_of_business_id is null
      and not exists (select from business_closures c where c.business_id = b.id)
      and extract(hour from now() at time zone b.time_zone) between ${FIRST_HOUR} and ${LAST_HOUR}
      and (b.trial_ends_at between now() - interval '4 days' and now() + interval '4 days'
        or s.status in ('TRIALING', 'PAST_DUE')
        or exists (select from quotes q where q.business_id = b.id and q.created_at > now() - interval '2 days')
        or exists (select from invoices i where i.business_id = b.id and i.created_at > now() - interval '2 days'))
  `.execute(database.em.getKysely());
  for (const { id: businessId } of rows) {
    // An error in one business does not stop the others.
    await commands
      .run({ kind: 'system', businessId }, enqueuePlanNotices)
      .catch((error) => log.error({ err: error, businessId }, 'could not check the plan notices of a business'));
  }
}
