import { describe, expect, it } from 'vitest';
import {
  bannerOf,
  dayIn,
  type Standing,
  standingInWords,
  type Usage,
  usedInWords,
} from '#client/features/subscription/planWords.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString();
const day = dayIn('America/Los_Angeles');

const standing = (some: Partial<Standing> = {}): Standing => ({
  tier: 'STARTER',
  limitsTier: 'STARTER',
  status: 'ACTIVE',
  interval: 'MONTH',
  priceCents: 14_00,
  readOnly: null,
  trialEndsAt: null,
  periodEndsAt: inDays(10),
  cancelAtPeriodEnd: false,
  readOnlyAt: null,
  betaAccessEndsAt: null,
  ...some,
});
const onTrial = (days: number, some: Partial<Standing> = {}) =>
  standing({
    tier: 'FREE_TRIAL',
    status: 'TRIALING',
    interval: null,
    priceCents: null,
    periodEndsAt: null,
    trialEndsAt: inDays(days),
    ...some,
  });
const quotes = (some: Partial<Usage> = {}): Usage => ({
  limit: 'QUOTES_PER_MONTH',
  used: 3,
  allowed: 10,
  near: false,
  reached: false,
  liftedBy: 'PROFESSIONAL',
  ...some,
});
const banner = (of: Standing, usage: Usage[] = [quotes()]) => bannerOf(of, usage, now, day);

describe('the banner above every screen', () => {
  it('is hidden where there is nothing to report', () => {
    expect(banner(standing())).toBeNull();
    expect(banner(onTrial(3.1))).toBeNull();
  });

  it('shows the last three days of a trial, unless there is beta access', () => {
    expect(banner(onTrial(2.9))).toMatchObject({
      tone: 'notice',
      words: 'Your free trial ends on Nov 23, 2026.',
      way: 'choose',
    });
    expect(banner(onTrial(1, { betaAccessEndsAt: inDays(9) }))).toBeNull();
  });

  it('shows a read-only business before anything else, with the remedy', () => {
    const ended = standing({ tier: 'FREE_TRIAL', status: 'READ_ONLY', readOnly: 'TRIAL_ENDED' });
    expect(banner(ended, [quotes({ near: true, reached: true })])).toMatchObject({
      tone: 'stop',
      way: 'choose',
    });
    const unpaid = standing({ status: 'READ_ONLY', readOnly: 'PAYMENT_FAILED' });
    expect(banner(unpaid)).toMatchObject({ tone: 'stop', way: 'card' });
  });

  it('shows the deadline of a failed payment', () => {
    const { words } = banner(standing({ status: 'PAST_DUE', readOnlyAt: inDays(9) }))!;
    expect(words).toBe('Your plan payment failed. From Nov 29, 2026 on nothing can be changed.');
  });

  it('shows a plan that is set to end, in its last month, and how to keep it', () => {
    const ending = (days: number) => banner(standing({ cancelAtPeriodEnd: true, periodEndsAt: inDays(days) }));
    expect(ending(10)).toEqual({ tone: 'notice', words: 'Your Starter plan ends on Nov 30, 2026.', way: 'keep' });
    expect(ending(40)).toBeNull();
  });

  it('warns of limits that are nearly used up, those used up first', () => {
    const near = quotes({ used: 8, near: true });
    expect(banner(standing(), [near])).toMatchObject({
      tone: 'notice',
      words: 'You’ve used 8 of this month’s 10 quotes. Professional has more.',
    });
    const full: Usage = { ...near, limit: 'INVOICES_PER_MONTH', used: 10, reached: true };
    expect(banner(standing(), [near, full])).toMatchObject({
      tone: 'warning',
      words: 'You’ve used all of your plan’s limit: 10 of this month’s 10 invoices. Professional has more.',
    });
  });
});

describe('the formatted plan', () => {
  it.each([
    [onTrial(4), 'Your trial has Professional’s limits and lasts until Nov 24, 2026. No card is needed.'],
    [standing(), 'Starter, $14.00 a month. It renews on Nov 30, 2026.'],
    [
      standing({ interval: 'YEAR', priceCents: 140_00, cancelAtPeriodEnd: true }),
      'Starter, $140.00 a year. It ends on Nov 30, 2026.',
    ],
    [standing({ periodEndsAt: null, priceCents: null }), 'Starter, paid by the month.'],
    [
      standing({ status: 'TRIALING', trialEndsAt: inDays(4) }),
      'Your Starter trial is free until Nov 24, 2026. The first payment, $14.00, is due then.',
    ],
    [
      standing({ status: 'PAST_DUE', readOnlyAt: inDays(4) }),
      'Your Starter payment failed. You can keep working as usual until Nov 24, 2026.',
    ],
    [
      standing({ status: 'CANCELED', readOnly: 'CANCELED' }),
      'Starter has ended. Choose a plan to continue. Everything is still here.',
    ],
  ])('has plain wording (%#)', (of, words) => {
    expect(standingInWords(of, day)).toBe(words);
  });

  it('shows the usage', () => {
    expect(usedInWords(quotes(), 'STARTER')).toBe('3 of 10');
    expect(usedInWords(quotes({ allowed: null }), 'PREMIUM')).toBe('3, unlimited');
    expect(usedInWords(quotes({ limit: 'RETENTION_DAYS' }), 'STARTER')).toBe('The last 90 days');
    expect(usedInWords(quotes({ limit: 'RETENTION_DAYS' }), 'FREE_TRIAL')).toBe('The last year');
  });
});
