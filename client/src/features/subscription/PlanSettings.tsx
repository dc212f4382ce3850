import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconArrowUpRight } from '@tabler/icons-react';
import { PlanTable } from '#client/features/pricing/index.ts';
import { useTimeZone } from '#client/ui/figures/timeZone.ts';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { PlanChoice } from './parts/PlanChoice.tsx';
import { UsageList } from './parts/UsageList.tsx';
import { usePlanOverviewQuery } from './plans.generated.ts';
import { type Billing, dayIn, isRunning, type Standing, standingInWords, tierName } from './planWords.ts';
import { useBillingPages } from './useBillingPages.ts';
import { usePlanReturn } from './usePlanReturn.ts';

/** The business's plan and how it is paid, how much of it is used, and what the others have. */
export function PlanSettings() {
  const { data, error, refetch } = usePlanOverviewQuery();
  usePlanReturn();
  if (!data) return <AwaitedList what="your plan" rows={3} error={error} onRetry={refetch} />;
  const { subscription, planUsage, billing } = data;
  return (
    <Stack>
      <CurrentPlan standing={subscription} billing={billing} />
      {billing.actions.includes('CHOOSE_PLAN') && (
        <Section title={isRunning(subscription) ? 'Change your plan' : 'Choose a plan'}>
          <PlanChoice standing={subscription} />
        </Section>
      )}
      <Section title="What you use">
        <UsageList usage={planUsage} limitsTier={subscription.limitsTier} />
      </Section>
      <Section title="What each plan has">
        <PlanTable />
      </Section>
    </Stack>
  );
}

function CurrentPlan({ standing, billing }: { standing: Standing; billing: Billing }) {
  const timeZone = useTimeZone();
  const { open, leaving } = useBillingPages();
  const { mine, actions, sandbox } = billing;
  return (
    <Section
      title={tierName(standing.tier)}
      action={
        actions.includes('MANAGE_BILLING') && (
          <Button
            variant="default"
            onClick={() => open('HOME')}
            loading={leaving !== undefined}
            rightSection={<IconArrowUpRight size={18} />}
          >
            Manage billing
          </Button>
        )
      }
    >
      <Stack gap="sm">
        <Text>{standingInWords(standing, dayIn(timeZone))}</Text>
        {actions.includes('MANAGE_BILLING') && (
          <Text size="sm" c="dimmed">
            Manage your card, our invoices, and cancellation on Stripe’s secure page.
          </Text>
        )}
        {!mine && (
          <Text size="sm" c="dimmed">
            The owner chooses and pays for the plan.
          </Text>
        )}
        {mine && actions.length === 0 && <Text size="sm">Plans aren’t sold on this installation.</Text>}
        {mine && sandbox && (
          <Alert color="amber" p="xs">
            Sandbox: no real money
          </Alert>
        )}
      </Stack>
    </Section>
  );
}
