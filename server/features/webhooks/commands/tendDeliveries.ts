import { sql } from 'kysely';
import { WEBHOOK_LOG_DAYS } from '#domain/webhooks.ts';
import { earlierClockTime } from '#server/platform/commands/earlierClockTime.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { enqueueDeliveries } from '../enqueueDeliveries.ts';
import { isFirstOfSubject } from '../sendableDeliveries.ts';

/** An attempt takes seconds: one that was due this long ago without a job has lost its job. */
const LOST_MINUTES = 15;
/** Limit for one endpoint in one run, so that no run takes long. */
const MOST_DELETED = 2_000;

/** Enqueues attempts whose job was lost, and deletes expired deliveries and secrets. */
export async function tendDeliveries(work: AccountWork): Promise<void> {
  const { em, now } = work;
  const database = em.getKysely();
  await enqueueDeliveries(
    work,
    sql`d.next_try_at < ${now}::timestamptz - make_interval(mins => ${LOST_MINUTES})
      and ${isFirstOfSubject} and not exists (select from graphile_worker.jobs j
        where j.key = 'webhook ' || d.id and j.attempts < j.max_attempts)`,
  );
  const agreed = await earlierClockTime(work);
  await sql`
    delete from webhook_deliveries where (business_id, id) in (
      select old.business_id, old.id from webhook_endpoints e cross join lateral (
        select d.business_id, d.id from webhook_deliveries d
        where d.business_id = e.business_id and d.endpoint_id = e.id and d.status <> 'PENDING'
          and d.created_at < ${agreed}::timestamptz - make_interval(days => ${WEBHOOK_LOG_DAYS})
        order by d.created_at limit ${MOST_DELETED}) old)
  `.execute(database);
  await sql`
    update webhook_endpoints set sealed_previous_secret = null, previous_secret_until = null
    where previous_secret_until < ${agreed}
  `.execute(database);
}
