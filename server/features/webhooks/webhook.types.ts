import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  WEBHOOK_DELIVERY_STATUSES,
  WEBHOOK_DISABLED_REASONS,
  type WebhookDeliveryStatus,
  type WebhookDisabledReason,
} from '#domain/webhooks.ts';
import { connectionOf } from '#server/platform/graphql/connection.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { VERSION } from '#server/platform/graphql/expectedVersion.ts';
import { IDEMPOTENCY_KEY } from '#server/platform/graphql/idempotencyKey.ts';
import { ListSize } from '#server/platform/graphql/limits.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateTimeScalar } from '#server/platform/graphql/scalars.ts';

const WebhookDisabledReasonEnum = enumOf(WEBHOOK_DISABLED_REASONS);
registerEnumType(WebhookDisabledReasonEnum, {
  name: 'WebhookDisabledReason',
  description: 'Why an endpoint is turned off.',
  valuesConfig: {
    BY_PERSON: { description: 'A person or an API key turned it off.' },
    GONE: { description: 'It answered 410 Gone.' },
    FAILING: { description: 'No delivery succeeded for three days.' },
  },
});

const WebhookDeliveryStatusEnum = enumOf(WEBHOOK_DELIVERY_STATUSES);
registerEnumType(WebhookDeliveryStatusEnum, {
  name: 'WebhookDeliveryStatus',
  description: 'The status of a delivery.',
  valuesConfig: {
    PENDING: { description: 'Pending: it is about to be sent or waits for its next attempt.' },
    SUCCEEDED: { description: 'The endpoint received it.' },
    FAILED: { description: 'Given up; it can be resent.' },
  },
});

@ObjectType({ description: 'An event that endpoints can receive.', simpleResolvers: true })
export class WebhookEventType {
  @Field(() => String, { description: 'Dotted and past tense: invoice.paid.' })
  type!: string;

  @Field(() => String, { description: 'What happened, as a sentence.' })
  description!: string;
}

@ObjectType({
  implements: Node,
  description: 'An attempt at a delivery and its result.',
  simpleResolvers: true,
})
class WebhookAttempt extends Node {
  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  attemptedAt!: Date;

  @Field(() => Int, { description: 'Duration in milliseconds.' })
  durationMs!: number;

  @Field(() => Int, { nullable: true, description: 'The HTTP status of the response; null where there was none.' })
  statusCode!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The first kilobyte of the response body; null where there was none.',
  })
  answer!: string | null;

  @Field(() => String, { nullable: true, description: 'What went wrong, as a sentence; null on success.' })
  error!: string | null;
}

@ObjectType({
  implements: Node,
  description: 'A delivery of one event to an endpoint. Kept for 30 days.',
  simpleResolvers: true,
})
export class WebhookDelivery extends Node {
  @Field(() => String, {
    description:
      'The header webhook-id: the same for every attempt and endpoint, so that receivers can detect duplicates.',
  })
  messageId!: string;

  @Field(() => String, { description: 'The event type, such as invoice.paid; webhook.test for a test.' })
  eventType!: string;

  @Field(() => String, { nullable: true, description: 'The event as a sentence; null for a test.' })
  summary!: string | null;

  @Field(() => String, { nullable: true, description: 'The JSON body; null before the first attempt.' })
  body!: string | null;

  @Field(() => WebhookDeliveryStatusEnum, { description: 'Its status.' })
  status!: WebhookDeliveryStatus;

  @Field(() => DateTimeScalar, { description: 'When the event happened.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the next attempt is due; null where there is none.',
  })
  nextTryAt!: Date | null;

  @Field(() => Boolean, {
    description: 'Whether it waits for an earlier pending delivery about the same record.',
  })
  heldBack!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it succeeded or was given up; null while pending.',
  })
  finishedAt!: Date | null;

  @ListSize(10)
  @Field(() => [WebhookAttempt], { description: 'Its attempts, newest first.' })
  attempts!: WebhookAttempt[];
}

export const WebhookDeliveryConnection = connectionOf(WebhookDelivery, 'WebhookDelivery', 'webhook deliveries');

@ObjectType({
  implements: Node,
  description: 'An HTTPS URL that receives events of the business, as the Standard Webhooks specification describes.',
  simpleResolvers: true,
})
export class WebhookEndpoint extends Node {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { description: 'The URL that receives messages.' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'Its description; null where there is none.' })
  description!: string | null;

  @Field(() => [String], {
    description: 'The events that it receives: event types, invoice.* for all invoice events, * for all events.',
  })
  eventTypes!: string[];

  @Field(() => Boolean, { description: 'Whether it is turned on.' })
  enabled!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was turned off; null while it is on.' })
  disabledAt!: Date | null;

  @Field(() => WebhookDisabledReasonEnum, { nullable: true, description: 'Why it is turned off; null while it is on.' })
  disabledReason!: WebhookDisabledReason | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When a delivery last succeeded; null where none did.' })
  lastSucceededAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the first attempt failed since the last success; null while attempts succeed.',
  })
  failingSince!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when messages are also signed with the previous secret; null where there is none.',
  })
  previousSecretUntil!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was added.' })
  createdAt!: Date;
}

@InputType({ description: 'Selects deliveries; an empty filter selects all.' })
export class WebhookDeliveryFilter {
  @Field(() => WebhookDeliveryStatusEnum, { nullable: true, description: 'Only those with this status.' })
  status?: WebhookDeliveryStatus | null;
}

@InputType({ description: 'A new endpoint, which gets its own secret.' })
export class CreateWebhookEndpointInput {
  @Field(() => String, { description: 'A public https:// URL.' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'Its description; null where there is none.' })
  description?: string | null;

  @Field(() => [String], {
    description:
      'The events that it receives: types of webhookEventTypes, invoice.* for all invoice events, or * for all; wildcards include events added later.',
  })
  eventTypes!: string[];

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Changes to an endpoint: omitted fields stay unchanged.' })
export class UpdateWebhookEndpointInput {
  @Field(() => String, { nullable: true, description: 'The new URL. People need a step-up.' })
  url?: string;

  @Field(() => String, { nullable: true, description: 'Its description; null where there is none.' })
  description?: string | null;

  @Field(() => [String], { nullable: true, description: 'The events that it receives, as when it is created.' })
  eventTypes?: string[];
}
