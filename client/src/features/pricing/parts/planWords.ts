import { inEveryPlan } from '#client/ui/brand/content.ts';
import type { Cents } from '#domain/money.ts';
import { PLANS, type Plan } from '#domain/plans.ts';

const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Prices of plans are whole dollars. */
export const dollars = (cents: Cents) => amount.format(cents / 100);

/** A monthly limit in words. */
export const orUnlimited = (limit: number | null) => (limit === null ? 'Unlimited' : String(limit));

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What a plan's card lists: its limits, and what it adds to the plan before it. */
export function highlightsOf({ tier, limits, adds }: Plan): string[] {
  const smaller = PLANS[PLANS.findIndex((plan) => plan.tier === tier) - 1];
  return [
    `${limits.activeCustomers} active customers`,
    limits.quotesPerMonth === null
      ? 'Unlimited quotes and invoices'
      : `${limits.quotesPerMonth} quotes and ${limits.invoicesPerMonth} invoices a month`,
    `${limits.retention} of records in lists and reports`,
    ...(limits.teamMembers > 0 ? [`${limits.teamMembers} team members, each with their own sign-in`] : []),
    ...(smaller ? [`Everything in ${smaller.name}`] : inEveryPlan),
    ...adds.map(capitalized),
  ];
}
