import { Badge, Button, Group, Text } from '@mantine/core';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { DateTimeText } from '#client/ui/figures/DateText.tsx';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { ChoiceFilter } from '#client/ui/list/ChoiceFilter.tsx';
import { ShowMore } from '#client/ui/list/ShowMore.tsx';
import { useConnection } from '#client/ui/list/useConnection.ts';
import { type ListParams, useListParams } from '#client/ui/list/useListParams.ts';
import { Section } from '#client/ui/page/Section.tsx';
import { REQUESTS_KEPT_DAYS } from '#domain/apiKeys/lifetime.ts';
import { type ApiKeyFieldsFragment, type ApiRequestPageFragment, ApiRequestsDocument } from './apiKeys.generated.ts';
import classes from './parts/apiKeys.module.css';
import { askedKey, KeyFilter } from './parts/KeyFilter.tsx';

const PAGE_SIZE = 20;

type Request = ApiRequestPageFragment['edges'][number]['node'];

/** What programs asked for lately, and what came of it. */
export function RequestLogSection({ apiKeys }: { apiKeys: readonly ApiKeyFieldsFragment[] }) {
  const params = useListParams();
  const result = params.oneOf('result', ['failed', 'answered']);
  const filter = { keyId: askedKey(params, apiKeys), failed: result && result === 'failed' };
  return (
    <Section
      title="Request log"
      action={
        <Group gap="xs">
          <KeyFilter params={params} apiKeys={apiKeys} />
          <ChoiceFilter
            params={params}
            name="result"
            label="Result"
            all="All results"
            choices={{ failed: 'Rejected or failed', answered: 'Answered' }}
          />
        </Group>
      }
    >
      <RequestList filter={filter} params={params} />
    </Section>
  );
}

interface RequestListProps {
  filter: { keyId: string | undefined; failed: boolean | undefined };
  params: ListParams;
}

function RequestList({ filter, params }: RequestListProps) {
  const list = useConnection<'apiRequests', Request>({
    query: ApiRequestsDocument,
    field: 'apiRequests',
    variables: { filter },
    size: PAGE_SIZE,
  });
  if (!list.rows) return <AwaitedList what="the requests" rows={3} error={list.error} onRetry={list.retry} />;
  if (list.rows.length === 0 && params.isNarrowed)
    return (
      <EmptyState
        title="No requests match"
        action={
          <Button variant="default" onClick={params.clear}>
            Clear filters
          </Button>
        }
      >
        Show requests from all keys, with any result.
      </EmptyState>
    );
  if (list.rows.length === 0)
    return (
      <Text c="dimmed">
        Each request with a key is listed here for {REQUESTS_KEPT_DAYS} days, some seconds after it was answered. What
        was sent and answered is not kept.
      </Text>
    );
  return (
    <>
      <ul className={classes.entries} aria-label="Requests">
        {list.rows.map((request) => (
          <RequestEntry key={request.id} request={request} />
        ))}
      </ul>
      <ShowMore list={list} what="requests" />
    </>
  );
}

function RequestEntry({ request }: { request: Request }) {
  const { operation, keyName, occurredAt, statusCode, code, durationMs, cost, address } = request;
  return (
    <li className={classes.request}>
      <div className={classes.asked}>
        <Text size="sm" fw={600}>
          {operation}
        </Text>
        <Text size="sm" c="dimmed">
          {keyName} · {address}
        </Text>
      </div>
      <div>
        <Badge
          color={code === null ? 'green' : 'red'}
          classNames={{ root: classes.outcome, label: classes.outcomeWords }}
        >
          {statusCode} {code ?? 'OK'}
        </Badge>
      </div>
      <Text size="sm" c="dimmed" className={classes.figures} component="div">
        <div>
          {durationMs} ms, cost {cost.toLocaleString('en-US')}
        </div>
        <DateTimeText instant={occurredAt} />
      </Text>
    </li>
  );
}
