import { followSubscription } from '#server/features/subscription/index.ts';
import type { Services } from '#server/platform/graphql/context.ts';

/** Gives the demo's business the largest plan without an end, so that no limit and no ended trial get in the way. */
export async function choosePlan({ commands, accessTokens }: Services, accessToken: string): Promise<void> {
  const member = accessTokens.read(accessToken);
  if (!member) throw new Error('the access token of the demo is invalid');
  await commands.run({ kind: 'system', businessId: member.businessId }, followSubscription, {
    asOf: new Date(),
    tier: 'PREMIUM',
    interval: 'YEAR',
    priceCents: null,
    status: 'active',
    trialEndsAt: null,
    currentPeriodEndsAt: null,
    cancelAtPeriodEnd: false,
    stripeCustomerId: null,
    stripeSubscriptionId: null,
  });
}
