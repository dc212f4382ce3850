import { UserEntity, WebhookEndpointEntity } from '#db/entities/index.ts';
import { hostOf } from '#domain/webhooks.ts';
import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { webhookDisabledMail } from '../emails/WebhookDisabled.tsx';

/** Mails a member that an endpoint was turned off, if it still is. */
export const sendWebhookDisabled: Job<'mail.webhookDisabled'> = async (services, payload, attempt) => {
  const { businessId, endpointId, userId } = payload;
  const em = services.database.em.fork();
  em.setFilterParams('business', { businessId });
  const endpoint = await em.findOne(WebhookEndpointEntity, { id: endpointId });
  const user = await em.findOne(UserEntity, { id: userId });
  const log = { kind: 'webhook.disabled', businessId, subjectId: endpointId };
  const reason = endpoint?.disabledReason;
  if (!user?.emailVerifiedAt || !endpoint || !reason || reason === 'BY_PERSON') {
    const why = user?.emailVerifiedAt ? 'The endpoint is no longer turned off' : 'The address is not confirmed';
    return suppress(services, attempt, { ...log, recipient: user?.email ?? '' }, why);
  }
  const content = await webhookDisabledMail({
    fullName: user.fullName,
    host: hostOf(endpoint),
    reason,
    endpointUrl: `${services.publicUrl}/dashboard/api-access/webhooks/${endpointId}`,
  });
  await deliver(services, attempt, { ...log, mail: { to: user.email, ...content } });
};
