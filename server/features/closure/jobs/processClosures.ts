import { sql } from 'kysely';
import { CLOSURE_REMINDER_DAYS, UNCONFIRMED_KEPT_DAYS } from '#domain/closure.ts';
import { endPlan } from '#server/features/subscription/index.ts';
import { earlierClockTime } from '#server/platform/commands/earlierClockTime.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import type { JobServices } from '#server/platform/worker/worker.ts';
import { deleteClosedBusiness } from '../commands/deleteClosedBusiness.ts';
import { deleteUnconfirmed } from '../commands/deleteUnconfirmed.ts';
import { remindOfDeletion } from '../commands/remindOfDeletion.ts';

type Services = Pick<JobServices, 'database' | 'commands' | 'stripe' | 'log'>;

/**
 * Runs hourly: sends reminders of upcoming deletions and deletes expired closures. A failed one is retried an hour
 * later.
 */
export async function processClosures(services: Services): Promise<void> {
  const { database, commands, stripe } = services;
  for (const { businessId, what } of await commands.runForAccount(findDue)) {
    const system = { kind: 'system', businessId } as const;
    try {
      if (what === 'remind') await commands.run(system, remindOfDeletion);
      if (what === 'forget') await commands.runUnconfined(system, deleteUnconfirmed);
      if (what !== 'delete') continue;
      if (stripe) await endPlan(database, stripe, businessId);
      await commands.runUnconfined(system, deleteClosedBusiness);
    } catch (error) {
      services.log.error({ err: error, businessId, what }, 'could not process the closure of a business');
    }
  }
}

interface Due {
  businessId: string;
  what: 'remind' | 'delete' | 'forget';
}

async function findDue(work: AccountWork): Promise<Due[]> {
  const now = await earlierClockTime(work);
  const { rows } = await sql<Due>`
    select business_id as "businessId", case when reminded_at is null then 'remind' else 'delete' end as what
    from business_closures
    where (reminded_at is not null and delete_at <= ${now})
      or (reminded_at is null and delete_at <= ${now}::timestamptz + make_interval(days => ${CLOSURE_REMINDER_DAYS}))
    union all
    select distinct m.business_id, 'forget' from users u join memberships m on m.user_id = u.id
      join businesses b on b.id = m.business_id and b.test_of_business_id is null
    where u.email_verified_at is null and u.created_at <= ${now}::timestamptz - make_interval(days => ${UNCONFIRMED_KEPT_DAYS})
  `.execute(work.em.getKysely());
  return rows;
}
