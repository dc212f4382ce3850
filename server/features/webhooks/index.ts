export { registerWebhookSchemas } from './eventSchema.ts';
export { deliverWebhook } from './jobs/deliverWebhook.ts';
export { tendWebhooks } from './jobs/tendWebhooks.ts';
