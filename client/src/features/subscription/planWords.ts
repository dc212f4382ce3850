import { DAY_MS, formatDate, todayIn } from '#domain/dates.ts';
import { formatCents } from '#domain/money.ts';
import { limitsOf, type PaidTier, type PlanTier, planOf } from '#domain/plans.ts';
import type { BillingFieldsFragment, PlanStandingFieldsFragment, PlanUsageFieldsFragment } from './plans.generated.ts';

export type Standing = Omit<PlanStandingFieldsFragment, '__typename'>;
export type Usage = Omit<PlanUsageFieldsFragment, '__typename'>;

export type Billing = Omit<BillingFieldsFragment, '__typename'>;

export const tierName = (tier: PlanTier | PaidTier) => (tier === 'FREE_TRIAL' ? 'Free trial' : planOf(tier).name);

type DayOf = (instant: string) => string;
export const dayIn =
  (timeZone: string): DayOf =>
  (instant) =>
    formatDate(todayIn(timeZone, new Date(instant)));

/** Where the plan stands, in a sentence or two. */
export function standingInWords(standing: Standing, day: DayOf): string {
  const { status, betaAccessEndsAt } = standing;
  const words = status === 'TRIALING' ? trialInWords(standing, day) : planInWords(standing, day);
  return betaAccessEndsAt
    ? `You have Premium’s limits during the beta, until ${day(betaAccessEndsAt)}. ${words}`
    : words;
}

function trialInWords(standing: Standing, day: DayOf): string {
  const { tier, trialEndsAt, cancelAtPeriodEnd } = standing;
  const end = trialEndsAt ? day(trialEndsAt) : 'its end';
  const { priceCents } = standing;
  if (tier === 'FREE_TRIAL') return `Your trial has Professional’s limits and lasts until ${end}. No card is needed.`;
  return cancelAtPeriodEnd
    ? `Your ${tierName(tier)} trial is free until ${end}. It ends then, and you won’t be charged.`
    : `Your ${tierName(tier)} trial is free until ${end}. The first payment${priceCents === null ? '' : `, ${formatCents(priceCents)},`} is due then.`;
}

/** The price that was agreed on: the plan may cost something else today. */
function priceInWords({ interval, priceCents }: Standing): string {
  const period = interval === 'YEAR' ? 'year' : 'month';
  return priceCents === null ? `paid by the ${period}` : `${formatCents(priceCents)} a ${period}`;
}

function planInWords(standing: Standing, day: DayOf): string {
  const { tier, status, periodEndsAt, cancelAtPeriodEnd, readOnlyAt, trialEndsAt } = standing;
  switch (status) {
    case 'PAST_DUE':
      return `Your ${tierName(tier)} payment failed. ${readOnlyAt ? `You can keep working as usual until ${day(readOnlyAt)}.` : ''}`;
    case 'READ_ONLY':
      return tier === 'FREE_TRIAL'
        ? `Your trial ended${trialEndsAt ? ` on ${day(trialEndsAt)}` : ''}. Choose a plan to continue. Everything is still here.`
        : `${tierName(tier)} is unpaid. Update your card to continue. Everything is still here.`;
    case 'CANCELED':
      return `${tierName(tier)} has ended. Choose a plan to continue. Everything is still here.`;
    default: {
      const paid = `${tierName(tier)}, ${priceInWords(standing)}.`;
      if (!periodEndsAt) return paid;
      return cancelAtPeriodEnd
        ? `${paid} It ends on ${day(periodEndsAt)}.`
        : `${paid} It renews on ${day(periodEndsAt)}.`;
    }
  }
}

const things: Record<Usage['limit'], string> = {
  ACTIVE_CUSTOMERS: 'Active customers this month',
  QUOTES_PER_MONTH: 'Quotes this month',
  INVOICES_PER_MONTH: 'Invoices this month',
  RETENTION_DAYS: 'Records in lists and reports',
  CONCURRENT_SESSIONS: 'Signed-in devices',
  TEAM_MEMBERS: 'Team members besides the owner',
};
export const limitName = (limit: Usage['limit']) => things[limit];

/** How much of a limit is used: "8 of 10". */
export function usedInWords({ limit, used, allowed }: Usage, limitsTier: PlanTier): string {
  if (limit === 'RETENTION_DAYS') return `The last ${limitsOf(limitsTier).retention.replace(/^1 /, '')}`;
  return allowed === null ? `${used}, unlimited` : `${used} of ${allowed}`;
}

/** What mends it: a plan, another card, taking an end back, or a look at what is used. */
export type WayOut = 'choose' | 'card' | 'keep' | 'see';

/** On the one way out, for whoever may go it; and what to ask of the owner, for whoever may not. */
export const waysOut: Record<WayOut, { action: string; ask: string }> = {
  choose: { action: 'Choose a plan', ask: 'Ask the owner to choose a plan.' },
  card: { action: 'Update your card', ask: 'Ask the owner to update the card.' },
  keep: { action: 'Keep the plan', ask: 'Ask the owner whether to continue.' },
  see: { action: 'See your plan', ask: '' },
};

export interface Banner {
  tone: 'notice' | 'warning' | 'stop';
  words: string;
  way: WayOut;
}

/** How many days before its end a trial is spoken of. */
const TRIAL_NOTICE_DAYS = 3;
/** The same of a plan that was set to end: of a monthly one at once. */
const END_NOTICE_DAYS = 31;

/** The one thing about the plan that a person should know now; what stops them comes before what will. */
export function bannerOf(standing: Standing, usage: readonly Usage[], now: number, day: DayOf): Banner | null {
  return (
    readOnlyBanner(standing) ??
    pastDueBanner(standing, day) ??
    usageBanner(usage) ??
    endBanner(standing, now, day) ??
    trialBanner(standing, now, day)
  );
}

function readOnlyBanner({ readOnly }: Standing): Banner | null {
  if (!readOnly) return null;
  const still = 'Customers can still view and pay what you sent, and you can record payments.';
  if (readOnly === 'PAYMENT_FAILED')
    return {
      tone: 'stop',
      words: `Your plan is unpaid, so nothing can be changed. ${still}`,
      way: 'card',
    };
  const ended = readOnly === 'TRIAL_ENDED' ? 'Your free trial has ended' : 'Your plan has ended';
  return { tone: 'stop', words: `${ended}, so nothing can be changed. ${still}`, way: 'choose' };
}

function pastDueBanner({ status, readOnlyAt, betaAccessEndsAt }: Standing, day: DayOf): Banner | null {
  if (status !== 'PAST_DUE' || betaAccessEndsAt) return null;
  const until = readOnlyAt ? ` From ${day(readOnlyAt)} on nothing can be changed.` : '';
  return { tone: 'warning', words: `Your plan payment failed.${until}`, way: 'card' };
}

const used: Partial<Record<Usage['limit'], string>> = {
  ACTIVE_CUSTOMERS: 'active customers',
  QUOTES_PER_MONTH: 'quotes',
  INVOICES_PER_MONTH: 'invoices',
};

function usageBanner(usage: readonly Usage[]): Banner | null {
  const full = usage.find(({ reached }) => reached);
  const near = full ?? usage.find((limit) => limit.near);
  if (!near) return null;
  const counted = `${near.used} of this month’s ${near.allowed} ${used[near.limit]}`;
  const more = near.liftedBy ? ` ${tierName(near.liftedBy)} has more.` : '';
  return full
    ? { tone: 'warning', words: `You’ve used all of your plan’s limit: ${counted}.${more}`, way: 'see' }
    : { tone: 'notice', words: `You’ve used ${counted}.${more}`, way: 'see' };
}

function endBanner({ tier, cancelAtPeriodEnd, periodEndsAt, betaAccessEndsAt }: Standing, now: number, day: DayOf) {
  if (!cancelAtPeriodEnd || !periodEndsAt || betaAccessEndsAt) return null;
  if (Date.parse(periodEndsAt) - now > END_NOTICE_DAYS * DAY_MS) return null;
  const banner: Banner = {
    tone: 'notice',
    words: `Your ${tierName(tier)} plan ends on ${day(periodEndsAt)}.`,
    way: 'keep',
  };
  return banner;
}

function trialBanner(
  { tier, status, trialEndsAt, betaAccessEndsAt }: Standing,
  now: number,
  day: DayOf,
): Banner | null {
  if (tier !== 'FREE_TRIAL' || status !== 'TRIALING' || !trialEndsAt || betaAccessEndsAt) return null;
  if (Date.parse(trialEndsAt) - now > TRIAL_NOTICE_DAYS * DAY_MS) return null;
  return { tone: 'notice', words: `Your free trial ends on ${day(trialEndsAt)}.`, way: 'choose' };
}

const RUNNING: readonly Standing['status'][] = ['TRIALING', 'ACTIVE', 'PAST_DUE'];

/** Whether a plan was chosen and goes on: then another one takes its place. */
export const isRunning = ({ tier, status }: Standing): boolean => tier !== 'FREE_TRIAL' && RUNNING.includes(status);
