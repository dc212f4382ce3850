import { followSubscription } from '#server/features/subscription/index.ts';
import type { Services } from '#server/platform/graphql/context.ts';

/** The demo's business has the largest plan for good: nobody is to meet a limit, or a trial that ended, in it. */
export async function choosePlan({ commands, accessTokens }: Services, accessToken: string): Promise<void> {
  const member = accessTokens.read(accessToken);
  if (!member) throw new Error('the demo has nobody who could choose a plan');
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
