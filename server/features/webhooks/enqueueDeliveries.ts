import { type RawBuilder, sql } from 'kysely';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** Puts the next try of every delivery that meets the condition (over `d`) on its way, at its time; answers how many. */
export async function enqueueDeliveries({ em }: Pick<AccountWork, 'em'>, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    select enqueue_webhook_delivery(d.business_id, d.endpoint_id, d.id, d.next_try_at)
    from webhook_deliveries d where d.status = 'PENDING' and ${which}
  `.execute(em.getKysely());
  return rows.length;
}
