export * from './errors.ts';
export type { Operation } from './operation.ts';
export * from './operations.generated.ts';
export type * from './schema.generated.ts';
export { verifyWebhook, type WebhookToVerify, WebhookVerificationError } from './verifyWebhook.ts';
export { type Connection, type RequestOptions, Whorl, type WhorlOptions } from './Whorl.ts';
export type { ErrorCode, WebhookEvent, WebhookEventName } from './wire.generated.ts';
