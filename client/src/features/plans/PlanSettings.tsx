import { Stack, Text } from '@mantine/core';
import { PlanTable } from '#client/features/pricing/index.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { useTimeZone } from '#client/ui/figures/timeZone.ts';
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { UsageList } from './parts/UsageList.tsx';
import { usePlanOverviewQuery } from './plans.generated.ts';
import { dayIn, standingInWords, tierName } from './planWords.ts';

/** The business's plan, how much of it is used, and what the others have. */
export function PlanSettings() {
  const { data, error, refetch } = usePlanOverviewQuery();
  const timeZone = useTimeZone();
  if (!data && error) return <ErrorState error={error} what="your plan" onRetry={refetch} />;
  if (!data) return <ListSkeleton what="your plan" rows={3} />;
  const { subscription, planUsage } = data;
  return (
    <Stack>
      <Section title={tierName(subscription.tier)}>
        <Text>{standingInWords(subscription, dayIn(timeZone))}</Text>
      </Section>
      <Section title="What you use">
        <UsageList usage={planUsage} limitsTier={subscription.limitsTier} />
      </Section>
      <Section title="What each plan has">
        <PlanTable />
      </Section>
    </Stack>
  );
}
