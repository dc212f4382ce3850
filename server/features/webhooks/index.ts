export { deliverWebhook } from './jobs/deliverWebhook.ts';
export { sendWebhookDisabled } from './jobs/sendWebhookDisabled.ts';
export { tendWebhooks } from './jobs/tendWebhooks.ts';
export { WebhookResolver } from './webhook.resolver.ts';
