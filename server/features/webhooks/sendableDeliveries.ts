import { sql } from 'kysely';
import { MOST_WEBHOOKS_IN_FLIGHT } from '#domain/webhooks.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** Whether a delivery (`d`) is the earliest pending one about its subject. */
export const isFirstOfSubject = sql`not exists (
  select from webhook_deliveries e
  where e.business_id = d.business_id and e.endpoint_id = d.endpoint_id and e.subject_id = d.subject_id
    and e.status = 'PENDING' and e.message_id < d.message_id)`;

/**
 * Returns the ids of the deliveries of an endpoint that may be sent now: the oldest that are due and not being sent, as many
 * as the endpoint may still have in flight. A delivery waits for every earlier one about the same subject that is pending.
 * The endpoint's row must be locked (lockEndpoint.ts), so that no other try begins or ends meanwhile.
 */
export async function sendableDeliveries(
  { em, now }: Pick<AccountWork, 'em' | 'now'>,
  businessId: string,
  endpointId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from webhook_deliveries d
    where d.business_id = ${businessId} and d.endpoint_id = ${endpointId} and d.status = 'PENDING'
      and d.next_try_at <= ${now} and (d.sending_until is null or d.sending_until <= ${now})
      and ${isFirstOfSubject}
    order by d.message_id
    limit (
      select greatest(${MOST_WEBHOOKS_IN_FLIGHT} - count(*), 0) from webhook_deliveries s
      where s.business_id = ${businessId} and s.endpoint_id = ${endpointId} and s.sending_until > ${now})
  `.execute(em.getKysely());
  return rows.map(({ id }) => id);
}
