import { Text } from '@mantine/core';
import { useSubscriptionStatus } from '#client/features/identity/index.ts';
import { DayOf } from '#client/ui/figures/DateText.tsx';

const plans = { FREE_TRIAL: 'Free trial', STARTER: 'Starter', PROFESSIONAL: 'Professional', PREMIUM: 'Premium' };

/** The business's plan and its end. */
export function PlanNote() {
  const { planTier, subscriptionEnd } = useSubscriptionStatus();
  return (
    <Text size="xs" component="div">
      {plans[planTier]}
      {subscriptionEnd && (
        <>
          {Date.parse(subscriptionEnd) < Date.now() ? ' ended ' : ' until '}
          <DayOf instant={subscriptionEnd} />
        </>
      )}
    </Text>
  );
}
