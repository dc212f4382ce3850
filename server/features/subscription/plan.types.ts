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
  description: 'The plan of a business.',
  valuesConfig: {
    FREE_TRIAL: { description: 'The free trial: seven days with the limits of Professional.' },
    STARTER: { description: 'The smallest plan, for a few customers.' },
    PROFESSIONAL: { description: 'The medium plan, for a full calendar.' },
    PREMIUM: { description: 'The largest plan, for a team.' },
  },
});

export const BillingIntervalEnum = enumOf(BILLING_INTERVALS);
registerEnumType(BillingIntervalEnum, {
  name: 'BillingInterval',
  description: 'The billing interval of a plan.',
  valuesConfig: { MONTH: { description: 'Monthly.' }, YEAR: { description: 'Yearly.' } },
});

export const PaidTierEnum = enumOf(PAID_TIERS);
registerEnumType(PaidTierEnum, {
  name: 'PaidTier',
  description: 'A plan that can be bought.',
  valuesConfig: {
    STARTER: { description: 'The smallest plan.' },
    PROFESSIONAL: { description: 'The medium plan; the trial has its limits.' },
    PREMIUM: { description: 'The largest plan.' },
  },
});

const PlanStatusEnum = enumOf(SUBSCRIPTION_STATUSES);
registerEnumType(PlanStatusEnum, {
  name: 'PlanStatus',
  description: 'The status of the plan of a business.',
  valuesConfig: {
    TRIALING: { description: 'In the free trial.' },
    ACTIVE: { description: 'Paid.' },
    PAST_DUE: { description: 'A payment failed and will be retried.' },
    READ_ONLY: { description: 'The trial ended without a plan, or a failed payment was not made up for in time.' },
    CANCELED: { description: 'Ended.' },
  },
});

const ReadOnlyReasonEnum = enumOf(READ_ONLY_REASONS);
registerEnumType(ReadOnlyReasonEnum, {
  name: 'ReadOnlyReason',
  description: 'Why a business is read-only.',
  valuesConfig: {
    TRIAL_ENDED: { description: 'The trial ended and no plan was chosen.' },
    PAYMENT_FAILED: { description: 'The plan was not paid.' },
    CANCELED: { description: 'The plan was canceled.' },
    CLOSED: { description: 'The owner closed the business.' },
  },
});

const PlanLimitEnum = enumOf(PLAN_LIMITS);
registerEnumType(PlanLimitEnum, {
  name: 'PlanLimit',
  description: 'A limit of a plan.',
  valuesConfig: {
    ACTIVE_CUSTOMERS: {
      description: 'Customers that are not archived and had a quote or an invoice created this month.',
    },
    QUOTES_PER_MONTH: { description: "Quotes created in the calendar month, in the business's time zone." },
    INVOICES_PER_MONTH: { description: "Invoices created in the calendar month, in the business's time zone." },
    RETENTION_DAYS: { description: 'Days for which records are shown in lists and reports.' },
    CONCURRENT_SESSIONS: { description: 'Devices on which one person is signed in at the same time.' },
    TEAM_MEMBERS: { description: 'Members beside the owner.' },
  },
});

@ObjectType({
  description: 'The plan of the business that the session acts for, and when it ends.',
  simpleResolvers: true,
})
export class SubscriptionStatus {
  @Field(() => Boolean, { description: 'Whether a paid plan is active.' })
  subscribed!: boolean;

  @Field(() => PlanTierEnum, { description: 'The plan; FREE_TRIAL where none was chosen.' })
  planTier!: PlanTier;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the trial or the paid period ends.' })
  subscriptionEnd!: Date | null;

  @Field(() => Boolean, { description: 'Whether the business has beta access.' })
  isBetaTester!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When beta access ends; null without beta access or without an end.',
  })
  betaAccessEndsAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the viewer is a member of a business that another person owns.' })
  isTeamMember!: boolean;
}

@ObjectType({
  description: "The business's plan, its status and its dates.",
  simpleResolvers: true,
})
export class PlanStanding {
  @Field(() => PlanTierEnum, { description: 'The chosen plan; FREE_TRIAL where none was chosen.' })
  tier!: PlanTier;

  @Field(() => PlanTierEnum, {
    description: 'The plan whose limits apply: the chosen one, or PREMIUM during beta access.',
  })
  limitsTier!: PlanTier;

  @Field(() => PlanStatusEnum, { description: 'The status of the plan itself, regardless of beta access.' })
  status!: Status;

  @Field(() => BillingIntervalEnum, { nullable: true, description: 'The billing interval; null without a plan.' })
  interval!: BillingInterval | null;

  @Field(() => CentsScalar, {
    nullable: true,
    description: "The subscription's price per interval in cents; null without a plan or where it is unknown.",
  })
  priceCents!: number | null;

  @Field(() => ReadOnlyReasonEnum, {
    nullable: true,
    description: 'Why only payments and the plan can be changed; null where the business is not read-only.',
  })
  readOnly!: ReadOnlyReason | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the trial ends, or ended without a plan; null for a plan that is not in trial.',
  })
  trialEndsAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the paid period ends; null without a plan.' })
  periodEndsAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the plan ends with the paid period instead of being renewed.' })
  cancelAtPeriodEnd!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When an overdue payment makes the business read-only; null where none is overdue.',
  })
  readOnlyAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When beta access ends; null without it.' })
  betaAccessEndsAt!: Date | null;
}

@ObjectType({ description: 'The usage of a limit of the plan.', simpleResolvers: true })
export class PlanUsage {
  @Field(() => PlanLimitEnum, { description: 'The limit.' })
  limit!: PlanLimit;

  @Field(() => Int, { description: 'The amount used; for RETENTION_DAYS the age of the oldest record in days.' })
  used!: number;

  @Field(() => Int, { nullable: true, description: 'The maximum that the plan allows; null is unlimited.' })
  allowed!: number | null;

  @Field(() => Boolean, { description: 'Whether 80% of a monthly limit is used.' })
  near!: boolean;

  @Field(() => Boolean, {
    description: 'Whether a monthly limit is used up, so that the next quote, invoice or customer is refused.',
  })
  reached!: boolean;

  @Field(() => PaidTierEnum, {
    nullable: true,
    description: 'The smallest plan with a higher limit; null where there is none.',
  })
  liftedBy!: PaidTier | null;
}
