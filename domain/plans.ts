import type { Cents } from './money.ts';

export const PAID_TIERS = ['STARTER', 'PROFESSIONAL', 'PREMIUM'] as const;
/** A plan that can be bought. */
export type PaidTier = (typeof PAID_TIERS)[number];
export const PLAN_TIERS = ['FREE_TRIAL', ...PAID_TIERS] as const;
export type PlanTier = (typeof PLAN_TIERS)[number];

/** Length of the free trial. */
export const TRIAL_DAYS = 7;

export const PLAN_FEATURES = [
  'advanced analytics',
  'revenue forecasting',
  'bulk operations',
  'custom email templates',
  'team collaboration',
  'AI insights',
  'smart quote recommendations',
  'priority AI support',
  'custom integrations',
] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

/** The limits of a plan. Null is unlimited. "Per month" is the calendar month in the business's time zone. */
export interface PlanLimits {
  /** Customers that are not archived and had a quote, an invoice or an appointment this month. */
  activeCustomers: number;
  quotesPerMonth: number | null;
  invoicesPerMonth: number | null;
  /** The age after which records are no longer shown in lists and reports; nothing is deleted. */
  retention: '90 days' | '1 year' | '3 years';
  concurrentSessions: number;
  /** Members beside the owner. */
  teamMembers: number;
  /** Whether a business may create custom roles. */
  customRoles: boolean;
}

/** A plan as sold. */
export interface Plan {
  tier: PaidTier;
  name: string;
  mostPopular: boolean;
  monthlyCents: Cents;
  annualCents: Cents;
  limits: PlanLimits;
  /** Features in addition to those of the smaller plan. */
  adds: readonly PlanFeature[];
}

/** The plans from smallest to largest; each includes the features of the smaller ones. */
export const PLANS: readonly Plan[] = [
  {
    tier: 'STARTER',
    name: 'Starter',
    mostPopular: false,
    monthlyCents: 14_00,
    annualCents: 140_00,
    limits: {
      activeCustomers: 5,
      quotesPerMonth: 10,
      invoicesPerMonth: 10,
      retention: '90 days',
      concurrentSessions: 1,
      teamMembers: 0,
      customRoles: false,
    },
    adds: [],
  },
  {
    tier: 'PROFESSIONAL',
    name: 'Professional',
    mostPopular: true,
    monthlyCents: 19_00,
    annualCents: 190_00,
    limits: {
      activeCustomers: 150,
      quotesPerMonth: 300,
      invoicesPerMonth: 300,
      retention: '1 year',
      concurrentSessions: 1,
      teamMembers: 0,
      customRoles: false,
    },
    adds: ['advanced analytics', 'revenue forecasting', 'bulk operations', 'custom email templates'],
  },
  {
    tier: 'PREMIUM',
    name: 'Premium',
    mostPopular: false,
    monthlyCents: 39_00,
    annualCents: 390_00,
    limits: {
      activeCustomers: 500,
      quotesPerMonth: null,
      invoicesPerMonth: null,
      retention: '3 years',
      concurrentSessions: 2,
      teamMembers: 2,
      customRoles: true,
    },
    adds: [
      'team collaboration',
      'AI insights',
      'smart quote recommendations',
      'priority AI support',
      'custom integrations',
    ],
  },
];

/** Returns the plan whose limits apply to a tier; a trial has those of Professional. */
export function planOf(tier: PlanTier): Plan {
  const sold = tier === 'FREE_TRIAL' ? 'PROFESSIONAL' : tier;
  return PLANS.find((plan) => plan.tier === sold)!;
}

/** Returns the limits of a tier. */
export function limitsOf(tier: PlanTier): PlanLimits {
  return planOf(tier).limits;
}

/** Returns the features of a tier beyond Starter, including those of smaller plans. */
export function featuresOf(tier: PlanTier): PlanFeature[] {
  return PLANS.slice(0, PLANS.indexOf(planOf(tier)) + 1).flatMap(({ adds }) => adds);
}

/** Returns the saving of a yearly payment over twelve monthly ones. */
export function annualSavingsCents({ monthlyCents, annualCents }: Plan): Cents {
  return 12 * monthlyCents - annualCents;
}
