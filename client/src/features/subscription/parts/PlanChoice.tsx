import { Badge, Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { planWords } from '#client/ui/brand/content.ts';
import { Money } from '#client/ui/figures/Money.tsx';
import { formatCents } from '#domain/money.ts';
import { annualSavingsCents, PLANS, type Plan } from '#domain/plans.ts';
import { type BillingInterval, priceOf } from '#domain/subscription.ts';
import { isRunning, type Standing } from '../planWords.ts';
import { useBillingPages } from '../useBillingPages.ts';
import classes from './planChoice.module.css';

/** The plans to choose from, by the month or by the year; each leads to Stripe's page. */
export function PlanChoice({ standing }: { standing: Standing }) {
  const [picked, pick] = useState<BillingInterval>();
  const interval = picked ?? standing.interval ?? 'MONTH';
  const { choose, leaving } = useBillingPages();
  const current = isRunning(standing) && standing.interval === interval ? standing.tier : undefined;
  return (
    <Stack>
      <SegmentedControl
        aria-label="Billing period"
        data={[
          { value: 'MONTH', label: 'Monthly' },
          { value: 'YEAR', label: 'Annual' },
        ]}
        value={interval}
        onChange={(period) => pick(period as BillingInterval)}
      />
      <ul className={classes.plans}>
        {PLANS.map((plan) => (
          <li key={plan.tier} data-current={plan.tier === current || undefined}>
            <Offer plan={plan} interval={interval} />
            {plan.tier === current ? (
              <Badge size="lg" variant="light" className={classes.choice}>
                Your plan
              </Badge>
            ) : (
              <Button
                className={classes.choice}
                variant={plan.mostPopular && !current ? 'filled' : 'light'}
                onClick={() => choose(plan.tier, interval)}
                loading={leaving === plan.tier}
                disabled={leaving !== undefined}
              >
                {isRunning(standing) ? 'Change to' : 'Choose'} {plan.name}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {isRunning(standing) && standing.status !== 'TRIALING'
          ? 'Unused time is credited.'
          : 'Pay on Stripe’s secure page and cancel anytime. Your remaining trial days stay free.'}
      </Text>
    </Stack>
  );
}

function Offer({ plan, interval }: { plan: Plan; interval: BillingInterval }) {
  return (
    <div>
      <Text fw={600}>{plan.name}</Text>
      <Text>
        <Money cents={priceOf(plan, interval)} /> a {interval === 'YEAR' ? 'year' : 'month'}
        {interval === 'YEAR' && (
          <Text span size="sm" className={classes.savings}>
            {' '}
            save {formatCents(annualSavingsCents(plan))}
          </Text>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {planWords[plan.tier]}
      </Text>
    </div>
  );
}
