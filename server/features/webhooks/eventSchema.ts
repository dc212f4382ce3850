import type { FastifyInstance } from 'fastify';
import {
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  Kind,
} from 'graphql';
import { AUDIT_ACTOR_KINDS } from '#domain/audit.ts';
import {
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENTS,
  WEBHOOK_VERSION,
  type WebhookEvent,
  webhookSchemaPath,
} from '#domain/webhooks.ts';
import { selected } from './eventBody.ts';

type JsonSchema = Record<string, unknown>;

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** The GraphQL types whose fields a message repeats, by the name of the field that holds them. */
const OBJECTS: Record<string, string> = {
  customer: 'Customer',
  quote: 'Quote',
  invoice: 'Invoice',
  payment: 'Payment',
};

const SCALARS: Record<string, JsonSchema> = {
  ID: { type: 'string', format: 'uuid' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Cents: { type: 'integer' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
};

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

const record = (properties: Record<string, JsonSchema>, description?: string): JsonSchema => ({
  ...(description && { description }),
  type: 'object',
  properties,
  required: Object.keys(properties),
});

/**
 * Returns the JSON Schema of an event's messages. It is derived from what the message selects (eventBody.ts) and the
 * GraphQL types of these fields, so it has no list of its own. It allows further fields, because a version only grows.
 */
export function webhookEventSchema(schema: GraphQLSchema, type: WebhookEvent, origin: string): JsonSchema {
  const properties = {
    type: { const: type },
    timestamp: { ...SCALARS.DateTime, description: 'When it happened.' },
    version: { const: WEBHOOK_VERSION, description: 'The version of this shape.' },
    data: record(Object.fromEntries(dataFields(schema, type))),
  };
  const $id = origin + webhookSchemaPath(type, WEBHOOK_VERSION);
  return { $schema: DRAFT, $id, title: type, ...record(properties, WEBHOOK_EVENTS[type]) };
}

function* dataFields(schema: GraphQLSchema, type: WebhookEvent): Generator<[string, JsonSchema]> {
  for (const node of fieldsOf(selected)) {
    const name = node.name.value;
    const object = OBJECTS[name];
    // The type and the time of the event are outside of `data`.
    if (name === 'type' || name === 'occurredAt') continue;
    if (object) yield [name, orNull(objectSchema(schema.getType(object) as GraphQLObjectType, node))];
    else if (name === 'payout') yield [name, payoutSchema(schema, type)];
    else if (name === 'actor') yield [name, { enum: AUDIT_ACTOR_KINDS, description: 'The kind of whoever did it.' }];
    else if (name === 'summary') yield [name, { type: 'string', description: 'The event in one sentence.' }];
    else yield [name, orNull(SCALARS.ID!)];
  }
}

const fieldsOf = ({ selectionSet }: FieldNode): FieldNode[] =>
  selectionSet!.selections.filter((node): node is FieldNode => node.kind === Kind.FIELD);

function objectSchema(type: GraphQLObjectType, node: FieldNode): JsonSchema {
  const fields = fieldsOf(node).map(({ name }) => type.getFields()[name.value]!);
  const properties = fields.map(({ name, type: fieldType, description }): [string, JsonSchema] => [
    name,
    { ...valueSchema(fieldType), ...(description && { description }) },
  ]);
  return record(Object.fromEntries(properties), type.description ?? undefined);
}

/** Payouts are in the activity itself: their fields are those that features/payouts writes there. */
function payoutSchema(schema: GraphQLSchema, type: WebhookEvent): JsonSchema {
  if (!type.startsWith('payout.')) return { type: 'null' };
  const { status, amountCents } = (schema.getType('Payout') as GraphQLObjectType).getFields();
  return orNull(record({ status: valueSchema(status!.type), amountCents: valueSchema(amountCents!.type) }));
}

function valueSchema(type: GraphQLOutputType): JsonSchema {
  const inner = getNullableType(type);
  const schema = isListType(inner)
    ? { type: 'array', items: valueSchema(inner.ofType) }
    : namedSchema(inner as GraphQLNamedType);
  return isNonNullType(type) ? schema : orNull(schema);
}

function namedSchema(type: GraphQLNamedType): JsonSchema {
  if (isEnumType(type)) return { enum: type.getValues().map(({ name }) => name) };
  const scalar = SCALARS[type.name];
  if (!scalar) throw new Error(`Webhooks have no JSON Schema for the type ${type.name}`);
  return scalar;
}

/** Serves each event's JSON Schema at its public address. */
export function registerWebhookSchemas(app: FastifyInstance, schema: GraphQLSchema, origin: () => string): void {
  for (const type of WEBHOOK_EVENT_TYPES) {
    app.get(webhookSchemaPath(type, WEBHOOK_VERSION), async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/schema+json')
        .send(JSON.stringify(webhookEventSchema(schema, type, origin()), undefined, 2)),
    );
  }
}
