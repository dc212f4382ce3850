import { type FieldNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import * as z from 'zod';
import type { Queryable } from '#db/orm.ts';
import { TEST_EVENT } from '#domain/webhookEvents.ts';
import { WEBHOOK_VERSION, webhookData } from '#domain/webhookMessage.ts';
import { businessReads } from '#server/features/business/index.ts';
import { customerReads } from '#server/features/customers/index.ts';
import { invoiceReads } from '#server/features/invoices/index.ts';
import { paymentReads } from '#server/features/payments/index.ts';
import { payoutReads } from '#server/features/payouts/index.ts';
import { quoteReads } from '#server/features/quotes/index.ts';
import { serviceReads } from '#server/features/services/index.ts';
import { DateTimeScalar } from '#server/platform/graphql/scalars.ts';
import { Reads } from '#server/platform/reads/reads.ts';
import { column, expression, one, type ReadShape } from '#server/platform/reads/shape.ts';
import { isOfTestBusiness } from '#server/platform/testMode/testBusiness.ts';

/** The id that an activity about such a thing has in `after`: activities have no column for these things. */
const idInAfter = (subject: string, name: string) =>
  `case when a.type like '${subject}.%' then (a.after ->> '${name}')::uuid end as ${subject}_id`;

/** An activity with its records, read as the API reads them. */
const eventReads: ReadShape = {
  table: 'activities',
  from: `(select a.*, ${idInAfter('service', 'serviceId')}, ${idInAfter('payout', 'payoutId')},
    case when a.type like 'business.%' then a.business_id end as own_business_id from activities a)`,
  fields: {
    type: column('type'),
    occurredAt: column('occurred_at'),
    livemode: expression((t) => `not ${isOfTestBusiness(t)}`),
    summary: column('summary'),
    actor: column('actor_kind'),
    customerId: column('customer_id'),
    quoteId: column('quote_id'),
    invoiceId: column('invoice_id'),
    paymentId: column('payment_id'),
    customerIds: expression((t) => `${t}.after -> 'customerIds'`),
    customerCount: expression((t) => `(${t}.after ->> 'customerCount')::int`),
    customer: one(() => customerReads, 'customer_id'),
    service: one(() => serviceReads, 'service_id'),
    quote: one(() => quoteReads, 'quote_id'),
    invoice: one(() => invoiceReads, 'invoice_id'),
    payment: one(() => paymentReads, 'payment_id'),
    payout: one(() => payoutReads, 'payout_id'),
    business: one(() => businessReads, 'own_business_id'),
  },
};

/** The fields of a message, as a GraphQL selection. */
const selected = fieldOf(`{ event { type occurredAt livemode ${selectionOf(webhookData)} } }`);

function selectionOf(shape: z.ZodObject): string {
  return Object.entries(shape.shape)
    .map(([name, field]) => {
      const inner = field instanceof z.ZodNullable ? field.unwrap() : field;
      return inner instanceof z.ZodObject ? `${name} { ${selectionOf(inner)} }` : name;
    })
    .join(' ');
}

function fieldOf(query: string): FieldNode {
  const operation = parse(query).definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  return operation.selectionSet.selections[0] as FieldNode;
}

/** Returns the message about an activity, with things as they stand now; undefined where there is no such activity. */
export async function eventBody(
  database: Queryable,
  businessId: string,
  activityId: string,
): Promise<string | undefined> {
  const reads = new Reads(database, { businessId });
  const info = { fieldNodes: [selected], fragments: {}, variableValues: {} };
  const row = await reads.one(eventReads, activityId, info);
  if (!row) return undefined;
  const { type, occurredAt, livemode, ...data } = inUtc(row) as Record<string, unknown>;
  return JSON.stringify({ type, timestamp: occurredAt, livemode, version: WEBHOOK_VERSION, data });
}

/** Returns the message of a test. */
export const testBody = (now: Date, livemode: boolean): string =>
  JSON.stringify({
    type: TEST_EVENT,
    timestamp: now.toISOString(),
    livemode,
    version: WEBHOOK_VERSION,
    data: { summary: 'A test: your endpoint can be reached, and this is how its messages are signed' },
  });

/** Formats instants as the API does: the strings of fields whose names end with At. */
function inUtc(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return name.endsWith('At') ? DateTimeScalar.serialize(value) : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, inUtc(below, key)]));
}
