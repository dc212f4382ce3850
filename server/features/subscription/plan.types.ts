import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PLAN_LIMITS, type PlanLimit } from '#domain/planLimits.ts';
import { PAID_TIERS, type PaidTier, PLAN_TIERS, type PlanTier } from '#domain/plans.ts';
import { type SubscriptionStatus as Status, SUBSCRIPTION_STATUSES } from '#domain/states/subscription.ts';
import {
  BILLING_INTERVALS,
  type BillingInterval,
  READ_ONLY_REASONS,
  type ReadOnlyReason,
} from '#domain/subscription.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { CentsScalar, DateTimeScalar } from '#server/platform/graphql/scalars.ts';

const PlanTierEnum = enumOf(PLAN_TIERS);
registerEnumType(PlanTierEnum, {
  name: 'PlanTier',
  description: 'What a business has subscribed to.',
  valuesConfig: {
    FREE_TRIAL: { description: 'Seven days with the limits of Professional.' },
    STARTER: { description: 'For a first handful of customers.' },
    PROFESSIONAL: { description: 'For a full calendar.' },
    PREMIUM: { description: 'For a team.' },
  },
});

export const BillingIntervalEnum = enumOf(BILLING_INTERVALS);
registerEnumType(BillingIntervalEnum, {
  name: 'BillingInterval',
  description: 'How often a plan is paid.',
  valuesConfig: { MONTH: { description: 'Every month.' }, YEAR: { description: 'Every year.' } },
});

export const PaidTierEnum = enumOf(PAID_TIERS);
registerEnumType(PaidTierEnum, {
  name: 'PaidTier',
  description: 'A plan that can be bought.',
  valuesConfig: {
    STARTER: { description: 'The smallest.' },
    PROFESSIONAL: { description: 'The one most choose; a trial has its limits.' },
    PREMIUM: { description: 'The largest.' },
  },
});

const PlanStatusEnum = enumOf(SUBSCRIPTION_STATUSES);
registerEnumType(PlanStatusEnum, {
  name: 'PlanStatus',
  description: 'Where the plan of a business stands.',
  valuesConfig: {
    TRIALING: { description: 'In the days that cost nothing.' },
    ACTIVE: { description: 'Paid.' },
    PAST_DUE: { description: 'A payment failed and is tried again.' },
    READ_ONLY: { description: 'The trial ended without a plan, or a payment was not mended in time.' },
    CANCELED: { description: 'Over.' },
  },
});

const ReadOnlyReasonEnum = enumOf(READ_ONLY_REASONS);
registerEnumType(ReadOnlyReasonEnum, {
  name: 'ReadOnlyReason',
  description: 'Why nothing can be changed.',
  valuesConfig: {
    TRIAL_ENDED: { description: 'No plan was chosen in time.' },
    PAYMENT_FAILED: { description: 'The plan stayed unpaid.' },
    CANCELED: { description: 'The plan was canceled.' },
    CLOSED: { description: 'The owner has closed the business.' },
  },
});

const PlanLimitEnum = enumOf(PLAN_LIMITS);
registerEnumType(PlanLimitEnum, {
  name: 'PlanLimit',
  description: 'What a plan limits.',
  valuesConfig: {
    ACTIVE_CUSTOMERS: { description: 'Not archived, and given a quote or an invoice this month.' },
    QUOTES_PER_MONTH: { description: "Written in the calendar month, in the business's time zone." },
    INVOICES_PER_MONTH: { description: "Written in the calendar month, in the business's time zone." },
    RETENTION_DAYS: { description: 'How far back records stay in lists and reports.' },
    CONCURRENT_SESSIONS: { description: 'Devices that one person is signed in on at once.' },
    TEAM_MEMBERS: { description: 'Beside the owner.' },
  },
});

@ObjectType({ description: 'What the signed-in person may use, and until when.', simpleResolvers: true })
export class SubscriptionStatus {
  @Field(() => Boolean, { description: 'Whether a paid plan is running.' })
  subscribed!: boolean;

  @Field(() => PlanTierEnum, { description: 'The plan, or FREE_TRIAL where none was chosen yet.' })
  planTier!: PlanTier;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the trial or the paid period ends.' })
  subscriptionEnd!: Date | null;

  @Field(() => Boolean, { description: 'Whether the business takes part in the beta.' })
  isBetaTester!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When beta access ends; null where it does not, or there is none.',
  })
  betaAccessEndsAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the person works in a business that somebody else owns.' })
  isTeamMember!: boolean;
}

@ObjectType({
  description: "What the business's plan is, what it allows now, and what ends when.",
  simpleResolvers: true,
})
export class PlanStanding {
  @Field(() => PlanTierEnum, { description: 'The plan that was chosen, or FREE_TRIAL where none was.' })
  tier!: PlanTier;

  @Field(() => PlanTierEnum, { description: "Whose limits apply: the plan's own, or Premium's during beta access." })
  limitsTier!: PlanTier;

  @Field(() => PlanStatusEnum, { description: 'Of the plan by itself; beta access lies over it.' })
  status!: Status;

  @Field(() => BillingIntervalEnum, { nullable: true, description: 'How often it is paid; null without a plan.' })
  interval!: BillingInterval | null;

  @Field(() => CentsScalar, {
    nullable: true,
    description: 'What each period costs: the price that was agreed on. Null without a plan, or where nobody said.',
  })
  priceCents!: number | null;

  @Field(() => ReadOnlyReasonEnum, {
    nullable: true,
    description: 'Why nothing can be changed but payments and the plan; null where the business may work.',
  })
  readOnly!: ReadOnlyReason | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the trial ends, or ended without a plan; null where there is a plan that is not on trial.',
  })
  trialEndsAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the period that is paid for ends.' })
  periodEndsAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the plan ends with its period.' })
  cancelAtPeriodEnd!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When a payment that is past due makes the business read-only.',
  })
  readOnlyAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When beta access ends; null where there is none.' })
  betaAccessEndsAt!: Date | null;
}

@ObjectType({ description: 'How much of what a plan allows is used.', simpleResolvers: true })
export class PlanUsage {
  @Field(() => PlanLimitEnum, { description: 'What is limited.' })
  limit!: PlanLimit;

  @Field(() => Int, { description: 'How much of it is used; of RETENTION_DAYS, how old the oldest record is.' })
  used!: number;

  @Field(() => Int, { nullable: true, description: 'How much the plan allows; null is unlimited.' })
  allowed!: number | null;

  @Field(() => Boolean, { description: 'Whether to warn: at 80%, of what fills up by working.' })
  near!: boolean;

  @Field(() => Boolean, { description: 'Whether the next one is refused.' })
  reached!: boolean;

  @Field(() => PaidTierEnum, {
    nullable: true,
    description: 'The smallest plan that allows more; null where none does.',
  })
  liftedBy!: PaidTier | null;
}
