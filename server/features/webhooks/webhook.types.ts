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
  description: 'Why nothing is sent to an endpoint.',
  valuesConfig: {
    BY_PERSON: { description: 'A person or an API key turned it off.' },
    GONE: { description: 'It answered 410 Gone.' },
    FAILING: { description: 'Nothing had reached it for three days.' },
  },
});

const WebhookDeliveryStatusEnum = enumOf(WEBHOOK_DELIVERY_STATUSES);
registerEnumType(WebhookDeliveryStatusEnum, {
  name: 'WebhookDeliveryStatus',
  description: 'Where a message to an endpoint stands.',
  valuesConfig: {
    PENDING: { description: 'It is about to be sent, or waits for its next try.' },
    SUCCEEDED: { description: 'The endpoint has it.' },
    FAILED: { description: 'It is given up; it can be sent once more.' },
  },
});

@ObjectType({ description: 'An event that endpoints can receive.', simpleResolvers: true })
export class WebhookEventType {
  @Field(() => String, { description: 'Dotted and past tense: invoice.paid.' })
  type!: string;

  @Field(() => String, { description: 'What it means, for a person.' })
  description!: string;
}

@ObjectType({
  implements: Node,
  description: 'One try at a message, and what came of it.',
  simpleResolvers: true,
})
class WebhookAttempt extends Node {
  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  attemptedAt!: Date;

  @Field(() => Int, { description: 'How long the answer took, in milliseconds.' })
  durationMs!: number;

  @Field(() => Int, { nullable: true, description: 'The HTTP status of the answer; null where none came.' })
  statusCode!: number | null;

  @Field(() => String, { nullable: true, description: 'The first kilobyte of the answer; null where none came.' })
  answer!: string | null;

  @Field(() => String, { nullable: true, description: 'What was wrong, for a person; null where nothing was.' })
  error!: string | null;
}

@ObjectType({
  implements: Node,
  description: 'A message to an endpoint. It is kept for 30 days.',
  simpleResolvers: true,
})
export class WebhookDelivery extends Node {
  @Field(() => String, {
    description:
      'The header webhook-id: the same for every try and every endpoint, so that receivers can drop doubles.',
  })
  messageId!: string;

  @Field(() => String, { description: 'What it tells of: invoice.paid; webhook.test for a test.' })
  eventType!: string;

  @Field(() => String, { nullable: true, description: 'What happened, in a sentence; null for a test.' })
  summary!: string | null;

  @Field(() => String, { nullable: true, description: 'The JSON that is sent; null before the first try.' })
  body!: string | null;

  @Field(() => WebhookDeliveryStatusEnum, { description: 'Where it stands.' })
  status!: WebhookDeliveryStatus;

  @Field(() => DateTimeScalar, { description: 'When what it tells of happened.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is tried next; null where it is not.' })
  nextTryAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'Whether it waits for an earlier message about the same thing that has neither arrived nor been given up.',
  })
  heldBack!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it arrived or was given up.' })
  finishedAt!: Date | null;

  @ListSize(10)
  @Field(() => [WebhookAttempt], { description: 'Every try, the newest first.' })
  attempts!: WebhookAttempt[];
}

export const WebhookDeliveryConnection = connectionOf(WebhookDelivery, 'WebhookDelivery', 'webhook deliveries');

@ObjectType({
  implements: Node,
  description:
    'An HTTPS address that is told of what happens in the business, in the form of the Standard Webhooks specification.',
  simpleResolvers: true,
})
export class WebhookEndpoint extends Node {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { description: 'Where messages are sent.' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'What it is for.' })
  description!: string | null;

  @Field(() => [String], {
    description: 'The events that it receives: types, invoice.* for all about invoices, * for all.',
  })
  eventTypes!: string[];

  @Field(() => Boolean, { description: 'Whether messages are sent.' })
  enabled!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when nothing is sent.' })
  disabledAt!: Date | null;

  @Field(() => WebhookDisabledReasonEnum, { nullable: true, description: 'Why nothing is sent.' })
  disabledReason!: WebhookDisabledReason | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When a message last arrived.' })
  lastSucceededAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when no message has arrived that was tried.' })
  failingSince!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when messages also carry a signature by the secret before the present one.',
  })
  previousSecretUntil!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was added.' })
  createdAt!: Date;
}

@InputType({ description: 'Which deliveries to list.' })
export class WebhookDeliveryFilter {
  @Field(() => WebhookDeliveryStatusEnum, { nullable: true, description: 'In this state.' })
  status?: WebhookDeliveryStatus | null;
}

@InputType({ description: 'A new endpoint. It gets a secret of its own.' })
export class CreateWebhookEndpointInput {
  @Field(() => String, { description: 'It begins with https:// and leads to the public internet.' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'What it is for.' })
  description?: string | null;

  @Field(() => [String], {
    description:
      'The events that it receives: types of webhookEventTypes, invoice.* for all about invoices, or * for all; wildcards include events that are added later.',
  })
  eventTypes!: string[];

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Changes to an endpoint; what is left out stays.' })
export class UpdateWebhookEndpointInput {
  @Field(() => String, { nullable: true, description: 'Another address. People need a step-up.' })
  url?: string;

  @Field(() => String, { nullable: true, description: 'What it is for.' })
  description?: string | null;

  @Field(() => [String], { nullable: true, description: 'The events that it receives, as when it is created.' })
  eventTypes?: string[];
}
