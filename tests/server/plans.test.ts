import { beforeAll, describe, expect, it } from 'vitest';
import { TRIAL_DAYS } from '#domain/plans.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { day, endTrial, giveBetaAccess, hearOfPlan, inDays } from '#tests/support/plans.ts';
import { inRole } from '#tests/support/roles.ts';

const STATUS =
  '{ subscriptionStatus { subscribed planTier subscriptionEnd isBetaTester betaAccessEndsAt isTeamMember } }';
const STANDING = `{ subscription {
  tier limitsTier status interval readOnly trialEndsAt periodEndsAt cancelAtPeriodEnd readOnlyAt betaAccessEndsAt } }`;
const FEED = '{ activities(first: 20) { nodes { type summary actorName } } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const statusOf = async (person: GraphQLPerson) => (await person.ask(STATUS)).subscriptionStatus;
const standingOf = async (person: GraphQLPerson) => (await person.ask(STANDING)).subscription;
const changesTold = async (person: GraphQLPerson): Promise<string[]> =>
  (await person.ask(FEED)).activities.nodes
    .filter(({ type }: { type: string }) => type === 'plan.changed')
    .map(({ summary }: { summary: string }) => summary)
    .reverse();
const daysUntil = (instant: string) => (Date.parse(instant) - Date.now()) / day;

describe('subscriptionStatus', () => {
  it('is a trial of seven days after sign-up', async () => {
    const { subscriptionEnd, ...rest } = await statusOf(await app.professional());
    expect(rest).toEqual({
      subscribed: false,
      planTier: 'FREE_TRIAL',
      isBetaTester: false,
      betaAccessEndsAt: null,
      isTeamMember: false,
    });
    expect(daysUntil(subscriptionEnd)).toBeCloseTo(TRIAL_DAYS, 1);
  });

  it('is the chosen plan, for the owner and members alike', async () => {
    const dana = await app.professional();
    const currentPeriodEndsAt = inDays(30);
    await hearOfPlan(app, dana, { tier: 'PREMIUM', currentPeriodEndsAt });
    const plan = { subscribed: true, planTier: 'PREMIUM', subscriptionEnd: currentPeriodEndsAt.toISOString() };
    expect(await statusOf(dana)).toMatchObject({ ...plan, isTeamMember: false });
    expect(await statusOf(inRole(app, dana, 'FIELD_AGENT'))).toMatchObject({ ...plan, isTeamMember: true });
  });

  it('includes beta access until that ends', async () => {
    const dana = await app.professional();
    const until = inDays(9);
    await giveBetaAccess(app, dana, until);
    await endTrial(app, dana);
    expect(await statusOf(dana)).toMatchObject({
      subscribed: false,
      planTier: 'FREE_TRIAL',
      isBetaTester: true,
      betaAccessEndsAt: until.toISOString(),
    });
    expect(await standingOf(dana)).toMatchObject({ limitsTier: 'PREMIUM', readOnly: null });
    await giveBetaAccess(app, dana, new Date());
    expect(await statusOf(dana)).toMatchObject({ isBetaTester: false, betaAccessEndsAt: null });
    expect(await standingOf(dana)).toMatchObject({ limitsTier: 'FREE_TRIAL', readOnly: 'TRIAL_ENDED' });
  });

  it('is refused to visitors', async () => {
    for (const query of [STATUS, STANDING, '{ planUsage { used } }'])
      await app.visitor().refused('UNAUTHENTICATED', query);
  });
});

describe('a plan', () => {
  it('follows Stripe’s states, each recorded in the feed once', async () => {
    const dana = await app.professional();
    const at = (seconds: number) => ({ asOf: new Date(Date.now() + seconds * 1000) });
    const hear = (seconds: number, facts: Parameters<typeof hearOfPlan>[2]) =>
      hearOfPlan(app, dana, { ...at(seconds), ...facts });
    const trialEndsAt = inDays(5);
    await hear(1, { tier: 'STARTER', status: 'trialing', trialEndsAt, currentPeriodEndsAt: trialEndsAt });
    expect(await standingOf(dana)).toMatchObject({
      tier: 'STARTER',
      limitsTier: 'STARTER',
      status: 'TRIALING',
      interval: 'MONTH',
      trialEndsAt: trialEndsAt.toISOString(),
    });
    await endTrial(app, dana);
    const currentPeriodEndsAt = inDays(35);
    await hear(2, { tier: 'STARTER', currentPeriodEndsAt });
    await hear(2, { tier: 'STARTER', currentPeriodEndsAt });
    await hear(3, { tier: 'PREMIUM', interval: 'YEAR', currentPeriodEndsAt });
    await hear(4, { tier: 'PREMIUM', interval: 'YEAR', currentPeriodEndsAt, cancelAtPeriodEnd: true });
    expect(await standingOf(dana)).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: true, readOnly: null });
    await hear(5, { tier: 'PREMIUM', interval: 'YEAR', currentPeriodEndsAt });
    await hear(6, { tier: 'PREMIUM', interval: 'YEAR', currentPeriodEndsAt, status: 'past_due' });
    const { status, readOnlyAt } = await standingOf(dana);
    expect(status).toBe('PAST_DUE');
    expect(daysUntil(readOnlyAt)).toBeCloseTo(14, 1);
    await hear(7, { tier: 'PREMIUM', interval: 'YEAR', currentPeriodEndsAt, status: 'unpaid' });
    expect(await standingOf(dana)).toMatchObject({ status: 'READ_ONLY', readOnly: 'PAYMENT_FAILED' });
    await hear(8, { tier: 'PREMIUM', interval: 'YEAR', currentPeriodEndsAt });
    await hear(9, { tier: 'PREMIUM', interval: 'YEAR', currentPeriodEndsAt, status: 'canceled' });
    expect(await standingOf(dana)).toMatchObject({ status: 'CANCELED', readOnly: 'CANCELED', tier: 'PREMIUM' });
    expect(await changesTold(dana)).toEqual([
      'Chose the Starter plan',
      'The plan is paid',
      'Changed to the Premium plan',
      'The Premium plan is set to cancel at the end of its period',
      'The Premium plan will continue',
      'The plan payment failed',
      'The plan is unpaid: the business is read-only',
      'The plan is paid',
      'The plan has ended',
    ]);
  });

  it('is not changed by older or late events', async () => {
    const dana = await app.professional();
    await endTrial(app, dana);
    await hearOfPlan(app, dana, {});
    await hearOfPlan(app, dana, { status: 'past_due', asOf: new Date(Date.now() - 60_000) });
    expect(await standingOf(dana)).toMatchObject({ status: 'ACTIVE' });
    await hearOfPlan(app, dana, { status: 'canceled' });
    await hearOfPlan(app, dana, { status: 'active' });
    expect(await standingOf(dana)).toMatchObject({ status: 'CANCELED' });
  });

  it('that was chosen again replaces the former one, whose end then has no effect', async () => {
    const dana = await app.professional();
    await endTrial(app, dana);
    await hearOfPlan(app, dana, { stripeSubscriptionId: 'sub_first', status: 'canceled' });
    await hearOfPlan(app, dana, { stripeSubscriptionId: 'sub_second', tier: 'STARTER' });
    await hearOfPlan(app, dana, { stripeSubscriptionId: 'sub_first', status: 'canceled' });
    expect(await standingOf(dana)).toMatchObject({ status: 'ACTIVE', tier: 'STARTER', readOnly: null });
  });

  it('does not exist before its first payment succeeded', async () => {
    const dana = await app.professional();
    await hearOfPlan(app, dana, { status: 'incomplete' });
    await hearOfPlan(app, dana, { status: 'incomplete_expired' });
    expect(await statusOf(dana)).toMatchObject({ subscribed: false, planTier: 'FREE_TRIAL' });
  });

  it('is created once by concurrent first events', async () => {
    const dana = await app.professional();
    const asOf = new Date();
    const currentPeriodEndsAt = inDays(30);
    await Promise.all(Array.from({ length: 6 }, () => hearOfPlan(app, dana, { asOf, currentPeriodEndsAt })));
    expect(await changesTold(dana)).toEqual(['Chose the Professional plan']);
  });
});
