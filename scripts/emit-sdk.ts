import { writeFileSync } from 'node:fs';
import * as z from 'zod';
import { ERROR_CODES } from '#domain/apiKeys/errorCodes.ts';
import { WEBHOOK_EVENT_TYPES } from '#domain/webhookEvents.ts';
import { WEBHOOK_VERSION, webhookData } from '#domain/webhookMessage.ts';

interface JsonSchema {
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));
const union = (values: readonly unknown[]) => values.map(literal).join(' | ');

/** Returns the TypeScript type of a JSON Schema. */
function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ');
  if (schema.type === 'integer') return 'number';
  if (schema.items) return `readonly (${typeOf(schema.items)})[]`;
  if (!schema.properties) return schema.type!;
  const fields = Object.entries(schema.properties).map(
    ([name, below]) => `${below.description ? `/** ${below.description} */\n` : ''}${name}: ${typeOf(below)};`,
  );
  return `{\n${fields.join('\n')}\n}`;
}

const data = z.toJSONSchema(webhookData) as JsonSchema;

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
  timestamp: string;
  /** False for what happened in test mode. */
  livemode: boolean;
  version: ${WEBHOOK_VERSION};
  data: ${typeOf(data)};
}
`,
);
