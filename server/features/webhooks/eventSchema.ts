import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { WEBHOOK_EVENT_TYPES, type WebhookEvent, webhookEventFacts } from '#domain/webhookEvents.ts';
import { WEBHOOK_VERSION, webhookMessageOf, webhookSchemaPath } from '#domain/webhookMessage.ts';

/**
 * Returns the JSON Schema (2020-12) of an event's messages, derived from their shape in domain/webhookMessage.ts. It
 * allows further fields, because a version only grows.
 */
function webhookEventSchema(type: WebhookEvent, origin: string): object {
  const schema = z.toJSONSchema(webhookMessageOf(type), {
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
    },
  });
  const $id = origin + webhookSchemaPath(type, WEBHOOK_VERSION);
  return { ...schema, $id, title: type, description: webhookEventFacts(type).description };
}

/** Serves each event's JSON Schema at its public address. */
export function registerWebhookSchemas(app: FastifyInstance, origin: () => string): void {
  for (const type of WEBHOOK_EVENT_TYPES) {
    app.get(webhookSchemaPath(type, WEBHOOK_VERSION), async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/schema+json')
        .send(JSON.stringify(webhookEventSchema(type, origin()), undefined, 2)),
    );
  }
}
