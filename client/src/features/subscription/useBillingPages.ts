import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import type { ChoosePlanInput } from '#client/graphql/schema.generated.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import type { PaidTier } from '#domain/plans.ts';
import type { BillingInterval } from '#domain/subscription.ts';
import { useChoosePlanMutation, useOpenBillingMutation } from './plans.generated.ts';

/** The ways to Stripe's pages, on which plans are bought and changed. `leaving` names the one that was taken. */
export function useBillingPages() {
  const [choosePlan] = useChoosePlanMutation();
  const [openBilling] = useOpenBillingMutation();
  const request = useKeyedRequest({
    name: 'plan',
    send: (input: ChoosePlanInput) => choosePlan({ variables: { input } }),
  });
  const [leaving, setLeaving] = useState<string>();
  // The browser's way back shows this page as it was left.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) setLeaving(undefined);
  });

  const leave = async (name: string, ask: () => Promise<string>) => {
    setLeaving(name);
    try {
      location.assign(await ask());
    } catch (error) {
      setLeaving(undefined);
      notify.failure('Stripe’s page couldn’t be opened', error);
    }
  };

  return {
    leaving,
    choose: (tier: PaidTier, interval: BillingInterval) =>
      leave(tier, async () => (await request({ tier, interval })).data!.choosePlan),
    open: (page: 'HOME' | 'CARD') =>
      leave(page, async () => (await openBilling({ variables: { page } })).data!.openBilling),
  };
}
