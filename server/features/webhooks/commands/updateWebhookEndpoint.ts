import { WebhookEndpointEntity } from '#db/entities/index.ts';
import { type UpdateWebhookEndpoint, updateWebhookEndpointInput } from '#domain/inputs/webhook.ts';
import { hostOf } from '#domain/webhooks.ts';
import { changes } from '#server/platform/commands/changes.ts';
import { requireVersion } from '#server/platform/commands/requireVersion.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Changes an endpoint; omitted fields stay unchanged. Throws CONFLICT for an outdated expected version. */
export async function updateWebhookEndpoint(
  work: Work,
  id: string,
  input: UpdateWebhookEndpoint,
  expectedVersion?: number | null,
): Promise<void> {
  const endpoint = await work.lock(WebhookEndpointEntity, id, 'endpoint');
  await requireVersion(endpoint, expectedVersion, Object.keys(updateWebhookEndpointInput.shape));
  const { before, after, any } = changes(endpoint, input);
  if (!any) return;
  work.em.assign(endpoint, after);
  const told = ({ url, ...rest }: Record<string, unknown>) => ({
    endpointId: id,
    ...(typeof url === 'string' && { host: hostOf({ url }) }),
    ...rest,
  });
  work.record({
    type: 'webhook.updated',
    summary: `Updated webhook endpoint ${hostOf(endpoint)}`,
    before: told(before),
    after: told(after),
  });
}
