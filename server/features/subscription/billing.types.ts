import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { PaidTier } from '#domain/plans.ts';
import type { BillingInterval } from '#domain/subscription.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { IDEMPOTENCY_KEY } from '#server/platform/graphql/idempotencyKey.ts';
import { BillingIntervalEnum, PaidTierEnum } from './plan.types.ts';

const BILLING_ACTIONS = ['CHOOSE_PLAN', 'MANAGE_BILLING'] as const;
export type BillingAction = (typeof BILLING_ACTIONS)[number];

const BillingActionEnum = enumOf(BILLING_ACTIONS);
registerEnumType(BillingActionEnum, {
  name: 'BillingAction',
  description: 'An action on the plan.',
  valuesConfig: {
    CHOOSE_PLAN: { description: 'Buy a plan, or change to another.' },
    MANAGE_BILLING: { description: 'Open the billing portal: invoices, card, cancellation.' },
  },
});

const BILLING_PAGES = ['HOME', 'CARD'] as const;
export type BillingPage = (typeof BILLING_PAGES)[number];

export const BillingPageEnum = enumOf(BILLING_PAGES);
registerEnumType(BillingPageEnum, {
  name: 'BillingPage',
  description: 'A page of the billing portal.',
  valuesConfig: {
    HOME: { description: 'The start page: the plan, its end, the card, the invoices.' },
    CARD: { description: 'The card alone.' },
  },
});

@ObjectType({
  description: 'The billing state of the business and what the viewer may do about it.',
  simpleResolvers: true,
})
export class Billing {
  @Field(() => Boolean, {
    description: 'Whether the viewer may choose and pay for the plan; only the owner may.',
  })
  mine!: boolean;

  @Field(() => [BillingActionEnum], { description: 'What the viewer may do next.' })
  actions!: BillingAction[];

  @Field(() => Boolean, { description: 'Whether payments go to the Stripe sandbox, where no real money moves.' })
  sandbox!: boolean;
}

@InputType({ description: 'The plan to buy. Requests with the same idempotencyKey return the same page.' })
export class ChoosePlanInput {
  @Field(() => PaidTierEnum, { description: 'The plan.' })
  tier!: PaidTier;

  @Field(() => BillingIntervalEnum, { description: 'The billing interval.' })
  interval!: BillingInterval;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}
