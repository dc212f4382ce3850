import { useSearchParams } from 'react-router';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { useTimeZone } from '#client/ui/figures/timeZone.ts';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { Columns } from '#client/ui/page/Columns.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { todayIn } from '#domain/dates.ts';
import { formatMonth, monthOf } from '#domain/months.ts';
import { askedMonth } from './askedMonth.ts';
import { type MonthMoneyFieldsFragment, useMonthMoneyQuery } from './monthMoney.generated.ts';
import { MonthSteps } from './parts/MonthSteps.tsx';
import { AlsoSection, LeftSection, ReceivedSection } from './parts/sections.tsx';

/** What came in during a month, and what is left of it. */
export function MonthMoneyPage() {
  const [params] = useSearchParams();
  const present = monthOf(todayIn(useTimeZone()));
  const asked = askedMonth(params);
  const { data, previousData, error, refetch } = useMonthMoneyQuery({
    variables: { month: asked },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  return (
    <Page title="Money" back={{ to: '/dashboard', label: 'Today' }} subtitle="Payments by date received">
      <MonthSteps month={asked ?? present} present={present} />
      {shown ? (
        <Month money={shown.monthMoney} />
      ) : (
        <AwaitedList what="the month’s money" rows={4} error={error} onRetry={refetch} />
      )}
    </Page>
  );
}

function Month({ money }: { money: MonthMoneyFieldsFragment }) {
  const { month, methods, disputedCents, paidOutCents } = money;
  if (methods.length === 0 && disputedCents === 0 && paidOutCents === 0)
    return (
      <EmptyState title={`No payments in ${formatMonth(month)}`}>
        Payments show here as they arrive, net of fees and refunds.
      </EmptyState>
    );
  return (
    <Columns side={<AlsoSection money={money} />}>
      <LeftSection money={money} />
      <ReceivedSection money={money} />
    </Columns>
  );
}
