import { Button, Card, Center, Stack, Title } from '@mantine/core';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { errorCode } from '#client/ui/feedback/errors.ts';
import { useTimeZone } from '#client/ui/figures/timeZone.ts';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import type { ConnectionRows } from '#client/ui/list/useConnection.ts';
import type { ListParams } from '#client/ui/list/useListParams.ts';
import { formatDate, todayIn } from '#domain/dates.ts';
import type { AuditRowFragment } from '../audit.generated.ts';
import { AuditEntry } from './AuditEntry.tsx';
import classes from './audit.module.css';

interface AuditEntriesProps {
  list: ConnectionRows<AuditRowFragment>;
  params: ListParams;
}

/** The entries day by day, and all the states in between. */
export function AuditEntries({ list, params }: AuditEntriesProps) {
  const timeZone = useTimeZone();
  if (!list.rows) {
    if (errorCode(list.error) === 'FORBIDDEN') return <NotForYou />;
    return <AwaitedList what="the audit log" rows={8} error={list.error} onRetry={list.retry} />;
  }
  if (list.rows.length === 0) return <Nothing params={params} />;
  return (
    <Stack gap="lg" aria-busy={list.isLoading}>
      {daysOf(list.rows, timeZone).map(([day, entries]) => (
        <section key={day} aria-label={formatDate(day)}>
          <Title order={2} className={classes.day}>
            {formatDate(day)}
          </Title>
          <Card withBorder padding={0} component="ul" className={classes.entries}>
            {entries.map((entry) => (
              <AuditEntry key={entry.id} entry={entry} />
            ))}
          </Card>
        </section>
      ))}
      {list.error && <ErrorState error={list.error} what="earlier entries" onRetry={list.retry} />}
      {list.hasMore && !list.error && (
        <Center>
          <Button variant="subtle" onClick={list.loadMore} loading={list.isLoading}>
            Show older
          </Button>
        </Center>
      )}
    </Stack>
  );
}

/** By the days of the business's own calendar. */
function daysOf(rows: readonly AuditRowFragment[], timeZone: string): [day: string, entries: AuditRowFragment[]][] {
  const days = new Map<string, AuditRowFragment[]>();
  for (const row of rows) {
    const day = todayIn(timeZone, new Date(row.occurredAt));
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days];
}

function Nothing({ params }: { params: ListParams }) {
  if (!params.isNarrowed)
    return (
      <EmptyState title="No activity yet">Everything you and your team do is recorded here from now on.</EmptyState>
    );
  return (
    <EmptyState
      title="No entries match"
      action={
        <Button variant="default" onClick={params.clear}>
          Clear search and filters
        </Button>
      }
    >
      Try fewer words or other dates, or clear the filters.
    </EmptyState>
  );
}

const NotForYou = () => (
  <EmptyState title="Your role can’t view the audit log">The owner, admins, and bookkeepers can view it.</EmptyState>
);
