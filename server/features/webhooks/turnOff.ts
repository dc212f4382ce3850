import { sql } from 'kysely';
import type { WebhookEndpointRow } from '#db/entities/index.ts';
import type { WebhookDisabledReason } from '#domain/webhooks.ts';
import { hostOf } from '#domain/webhooks.ts';
import type { Work } from '#server/platform/commands/work.ts';

const words: Record<WebhookDisabledReason, string> = {
  BY_PERSON: '',
  GONE: ': it responded 410 Gone',
  FAILING: ': no delivery succeeded for days',
};

/**
 * Turns an endpoint off and gives up its pending deliveries. Unless a person did it, the members who manage webhooks
 * are mailed.
 */
export async function turnOff(work: Work, endpoint: WebhookEndpointRow, reason: WebhookDisabledReason): Promise<void> {
  const { em, businessId, now } = work;
  endpoint.disabledAt = now;
  endpoint.disabledReason = reason;
  await em.flush();
  await sql`
    update webhook_deliveries set status = 'FAILED', finished_at = ${now}, next_try_at = null
    where business_id = ${businessId} and endpoint_id = ${endpoint.id} and status = 'PENDING'
  `.execute(em.getKysely());
  work.record({
    type: 'webhook.disabled',
    summary: `Turned off webhook endpoint ${hostOf(endpoint)}${words[reason]}`,
    byItself: reason !== 'BY_PERSON',
    after: { endpointId: endpoint.id, reason },
  });
  if (reason === 'BY_PERSON') return;
  for (const userId of await caretakers(work))
    await work.enqueue('mail.webhookDisabled', { businessId, endpointId: endpoint.id, userId });
}

async function caretakers({ em, businessId }: Work): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from memberships where business_id = ${businessId} and role in ('OWNER', 'ADMIN') and status = 'ACTIVE'
  `.execute(em.getKysely());
  return rows.map(({ id }) => id);
}
