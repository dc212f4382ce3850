import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { counted } from '#domain/counted.ts';
import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { Text } from '@mantine/core';
import { useListParams } from '#client/ui/list/useListParams.ts';
import { Section } from '#client/ui/page/Section.tsx';
import { USAGE_DAYS } from '#domain/apiKeys/lifetime.ts';
import { formatDate } from '#domain/dates.ts';
import { type ApiKeyFieldsFragment, type ApiUsageQuery, useApiUsageQuery } from './apiKeys.generated.ts';
import { askedKey, KeyFilter } from './parts/KeyFilter.tsx';

const ASK_AGAIN_MS = 30_000;

/** How much keys were used, day by day. */
export function UsageSection({ apiKeys }: { apiKeys: readonly ApiKeyFieldsFragment[] }) {
  const params = useListParams();
  const { data, previousData, error, refetch } = useApiUsageQuery({
    variables: { keyId: askedKey(params, apiKeys) },
    fetchPolicy: 'cache-and-network',
    pollInterval: ASK_AGAIN_MS,
    skipPollAttempt: () => document.hidden,
  });
  const days = (data ?? previousData)?.apiUsage;
  return (
    <Section title="Usage" action={<KeyFilter params={params} apiKeys={apiKeys} />}>
      {days ? <Usage days={days} /> : <AwaitedList what="the usage" rows={2} error={error} onRetry={refetch} />}
    </Section>
  );
}

const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);

function Usage({ days }: { days: ApiUsageQuery['apiUsage'] }) {
  const requests = sum(days.map((day) => day.requests));
  const errors = sum(days.map((day) => day.errors));
  if (requests === 0) return <Text c="dimmed">No requests in the last {USAGE_DAYS} days.</Text>;
  const data = days.map((day) => ({
    day: formatDate(day.day),
    Answered: day.requests - day.errors,
    'Rejected or failed': day.errors,
  }));
  return (
    <>
      <Text mb="sm" role="status">
        {counted(requests, 'request')} in the last {USAGE_DAYS} days,{' '}
        {errors === 0 ? 'all succeeded' : `${errors.toLocaleString('en-US')} rejected or failed`}
      </Text>
      <div role="img" aria-label={`Requests on each of the last ${USAGE_DAYS} days`}>
        <BarChart
          h={220}
          data={data}
          dataKey="day"
          type="stacked"
          withLegend
          legendProps={{ verticalAlign: 'bottom' }}
          barChartProps={{ accessibilityLayer: false }}
          barProps={{ isAnimationActive: false }}
          yAxisProps={{ allowDecimals: false, width: 44 }}
          xAxisProps={{ minTickGap: 24, tickFormatter: (day: string) => day.replace(/, \d+$/, '') }}
          series={[
            { name: 'Answered', color: 'indigo.6' },
            { name: 'Rejected or failed', color: 'red.6' },
          ]}
        />
      </div>
    </>
  );
}
