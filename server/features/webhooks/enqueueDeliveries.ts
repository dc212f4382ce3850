import { type RawBuilder, sql } from 'kysely';
import type { AccountWork } from '#server/platform/commands/work.ts';

/**
 * Enqueues the next attempt of every pending delivery that meets the condition (over `d`), oldest first. Returns how
 * many. One that is being sent is checked again after its attempt must have ended.
 */
export async function enqueueDeliveries({ em }: Pick<AccountWork, 'em'>, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    select enqueue_webhook_delivery(d.business_id, d.endpoint_id, d.id, greatest(d.next_try_at, d.sending_until))
    from webhook_deliveries d where d.status = 'PENDING' and ${which} order by d.message_id
  `.execute(em.getKysely());
  return rows.length;
}
