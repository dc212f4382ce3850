import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { ERROR_CODES } from '#domain/apiKeys/errorCodes.ts';
import { WEBHOOK_EVENT_TYPES } from '#domain/webhooks.ts';
import { webhookEventSchema } from '#server/features/webhooks/index.ts';
import { buildSchema } from '#server/schema.ts';

interface JsonSchema {
  description?: string;
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));
const union = (values: readonly unknown[]) => values.map(literal).join(' | ');

/** A JSON Schema of webhookEventSchema as a TypeScript type. */
function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.type === 'integer') return 'number';
  if (!schema.properties) return schema.type!;
  const fields = Object.entries(schema.properties).map(
    ([name, below]) => `${below.description ? `/** ${below.description} */\n` : ''}${name}: ${typeOf(below)};`,
  );
  return `{\n${fields.join('\n')}\n}`;
}

/** The data of every event has the same type; only payouts' have a payout that is not null. */
const { data, ...outside } = (webhookEventSchema(buildSchema(), 'payout.sent', '') as JsonSchema).properties!;

/** Writes the error codes and webhook messages of the SDK. */
writeFileSync(
  new URL('../sdk/src/wire.generated.ts', import.meta.url),
  `// Emitted by npm run codegen from the server's code. Do not edit.

export type ErrorCode =\n  | ${ERROR_CODES.map(literal).join('\n  | ')};

export type WebhookEventName =\n  | ${WEBHOOK_EVENT_TYPES.map(literal).join('\n  | ')};

/** A message of a webhook. */
export interface WebhookEvent {
  /** \`webhook.test\` for a test that somebody sends from the dashboard. */
  type: WebhookEventName | 'webhook.test';
  /** When it happened. */
  timestamp: ${typeOf(outside.timestamp!)};
  version: ${typeOf(outside.version!)};
  data: ${typeOf(data!)};
}
`,
);
