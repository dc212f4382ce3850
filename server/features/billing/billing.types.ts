import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { PaidTier } from '#domain/plans.ts';
import type { BillingInterval } from '#domain/subscription.ts';
import { BillingIntervalEnum, PaidTierEnum } from '#server/features/plans/index.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { IDEMPOTENCY_KEY } from '#server/platform/graphql/idempotencyKey.ts';

const BILLING_ACTIONS = ['CHOOSE_PLAN', 'MANAGE_BILLING'] as const;
export type BillingAction = (typeof BILLING_ACTIONS)[number];

const BillingActionEnum = enumOf(BILLING_ACTIONS);
registerEnumType(BillingActionEnum, {
  name: 'BillingAction',
  description: 'What can be done about the plan.',
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
    HOME: { description: 'Everything: the plan, its end, the card, the invoices.' },
    CARD: { description: 'The card alone.' },
  },
});

@ObjectType({ description: 'How the business pays for its plan.', simpleResolvers: true })
export class Billing {
  @Field(() => Boolean, {
    description: "Whether the plan is for whoever asks to choose and pay: else it is the owner's.",
  })
  mine!: boolean;

  @Field(() => [BillingActionEnum], { description: 'What whoever asks may do next.' })
  actions!: BillingAction[];

  @Field(() => Boolean, { description: 'Whether a stand-in takes the payments: no real money moves.' })
  sandbox!: boolean;
}

@InputType({ description: 'The same idempotencyKey leads to one page, however often it is sent.' })
export class ChoosePlanInput {
  @Field(() => PaidTierEnum, { description: 'The plan.' })
  tier!: PaidTier;

  @Field(() => BillingIntervalEnum, { description: 'How often it is paid.' })
  interval!: BillingInterval;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}
