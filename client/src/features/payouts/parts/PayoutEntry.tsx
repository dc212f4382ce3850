import { Text } from '@mantine/core';
import { DateText } from '#client/ui/figures/DateText.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { PayoutStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import type { PayoutsQuery } from '../payouts.generated.ts';
import classes from './payouts.module.css';

type Payout = PayoutsQuery['payouts']['edges'][number]['node'];

const arrivals: Record<Payout['status'], string> = {
  PENDING: 'Expected',
  IN_TRANSIT: 'Expected',
  PAID: 'Arrived',
  FAILED: 'Was expected',
  CANCELED: 'Was expected',
};

export function PayoutEntry({ payout: { amountCents, status, failure, arrivesOn } }: { payout: Payout }) {
  return (
    <li className={classes.payout}>
      <div className={classes.about}>
        <PayoutStatusBadge status={status} />
        <Text size="sm" c="dimmed" mt={4}>
          {arrivals[status]} <DateText date={arrivesOn} />
        </Text>
        {failure && (
          <Text size="sm" c="var(--mantine-color-error)">
            {failure} The money is back in your Stripe account.
          </Text>
        )}
      </div>
      <Text fw={600} td={status === 'FAILED' || status === 'CANCELED' ? 'line-through' : undefined}>
        <Money cents={amountCents} />
      </Text>
    </li>
  );
}
