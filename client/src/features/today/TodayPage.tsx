import { Skeleton } from '@mantine/core';
import { ActivityList } from '#client/features/activity/index.ts';
import { useAbilities } from '#client/features/identity/index.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { useTimeZone } from '#client/ui/figures/timeZone.ts';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { todayIn } from '#domain/dates.ts';
import { FirstSteps } from './parts/FirstSteps.tsx';
import { KeyFigures, WorkFigures } from './parts/KeyFigures.tsx';
import { OverdueInvoices } from './parts/OverdueInvoices.tsx';
import classes from './parts/today.module.css';
import { type TodayQuery, useTodayQuery } from './today.generated.ts';

/** How the business stands this morning: what is owed, what waits, what just happened. */
export function TodayPage() {
  const { data, error, refetch } = useTodayQuery();
  const today = todayIn(useTimeZone(), new Date());
  return (
    <Page title="Today" subtitle={<time dateTime={today}>{inWords(today)}</time>}>
      {data ? (
        <Overview {...data} />
      ) : error ? (
        <ErrorState error={error} what="your day" onRetry={refetch} />
      ) : (
        <TodaySkeleton />
      )}
    </Page>
  );
}

function Overview({ today, invoices, activities }: TodayQuery) {
  const { can } = useAbilities();
  const { hasCustomers, hasSentQuote, hasPayments } = today;
  const isUnderWay = hasSentQuote || hasPayments || today.openCount > 0;
  return (
    <div className={classes.today}>
      {!hasPayments && can('settings.update') && <FirstSteps done={[hasCustomers, hasSentQuote, hasPayments]} />}
      {isUnderWay && (can('reports.read') ? <KeyFigures today={today} /> : <WorkFigures today={today} />)}
      {!isUnderWay && !can('settings.update') && (
        <EmptyState title="Nothing yet">Your work and assignments appear here.</EmptyState>
      )}
      <div className={classes.columns}>
        {invoices.nodes.length > 0 && <OverdueInvoices invoices={invoices.nodes} count={today.overdueCount} />}
        {isUnderWay && (
          <Section title="Recent activity">
            <ActivityList activities={activities.nodes} linked />
          </Section>
        )}
      </div>
    </div>
  );
}

function TodaySkeleton() {
  return (
    <div className={classes.today} role="status" aria-label="Loading your day">
      <Skeleton height={112} />
      <Skeleton height={240} />
    </div>
  );
}

const words = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

const inWords = (day: string) => words.format(new Date(`${day}T00:00:00Z`));
