import { type FieldNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import type { Queryable } from '#db/orm.ts';
import { TEST_EVENT, WEBHOOK_VERSION } from '#domain/webhooks.ts';
import { customerReads } from '#server/features/customers/index.ts';
import { invoiceReads } from '#server/features/invoices/index.ts';
import { paymentReads } from '#server/features/payments/index.ts';
import { quoteReads } from '#server/features/quotes/index.ts';
import { DateTimeScalar } from '#server/platform/graphql/scalars.ts';
import { Reads } from '#server/platform/reads/reads.ts';
import { column, expression, one, type ReadShape } from '#server/platform/reads/shape.ts';
import { isOfTestBusiness } from '#server/platform/testMode/testBusiness.ts';

/** An activity with what it was about, read as the API reads these things. */
const eventReads: ReadShape = {
  table: 'activities',
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
    customer: one(() => customerReads, 'customer_id'),
    quote: one(() => quoteReads, 'quote_id'),
    invoice: one(() => invoiceReads, 'invoice_id'),
    payment: one(() => paymentReads, 'payment_id'),
    // Payouts have no place of their own in an activity.
    payout: expression((t) => `case when ${t}.type like 'payout.%' then ${t}.after end`),
  },
};

/** What version 1 tells (docs/webhooks.md). Fields may be added; none goes, and none changes what it means. */
const selected = fieldOf(`{
  event {
    type occurredAt livemode summary actor customerId quoteId invoiceId paymentId
    customer { id kind name email phone archived }
    quote { id number revision status totalCents depositCents validUntil sentAt viewedAt decidedAt }
    invoice { id number status issueDate dueDate totalCents paidCents balanceCents sentAt viewedAt paidAt }
    payment { id method status amountCents refundedCents tipCents deposit reference failure receivedAt }
    payout
  }
}`);

function fieldOf(query: string): FieldNode {
  const operation = parse(query).definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  return operation.selectionSet.selections[0] as FieldNode;
}

/** The message that tells of an activity, as things stand now; undefined where there is no such activity. */
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

/** The message of a test event. */
export const testBody = (now: Date, livemode: boolean): string =>
  JSON.stringify({
    type: TEST_EVENT,
    timestamp: now.toISOString(),
    livemode,
    version: WEBHOOK_VERSION,
    data: { summary: 'A test: your endpoint can be reached, and this is how its messages are signed' },
  });

/** Instants as the API writes them; by our names, they are what ends with At. */
function inUtc(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return name.endsWith('At') ? DateTimeScalar.serialize(value) : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, inUtc(below, key)]));
}
