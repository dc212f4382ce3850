import { useEffect, useState } from 'react';
import type { TimeOrder, WebhookDeliveryStatus } from '#client/graphql/schema.generated.ts';
import { useWebhookDeliveriesQuery, type WebhookDeliveryFieldsFragment } from './webhooks.generated.ts';

const PAGE = 25;
/** How often the first page is read again: while something is about to be sent, and otherwise. */
const SOON_MS = 1_000;
const LATER_MS = 15_000;
const MINUTE_MS = 60_000;

/** One page of what was sent to an endpoint at a time. */
export function useDeliveries(endpointId: string, status?: WebhookDeliveryStatus, sort?: TimeOrder) {
  /** What the pages before the one in sight ended with. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { data, previousData, error, loading, refetch, startPolling, stopPolling } = useWebhookDeliveriesQuery({
    variables: {
      id: endpointId,
      first: PAGE,
      after: cursors.at(-1) ?? null,
      filter: status ? { status } : null,
      sort: sort ?? null,
    },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const page = (data ?? previousData)?.webhookEndpoint?.deliveries;
  const isFirst = cursors.length === 0;
  const isSoon = page?.nodes.some(isAboutToBeSent) ?? false;

  useEffect(() => {
    if (!isFirst) return;
    startPolling(isSoon ? SOON_MS : LATER_MS);
    return stopPolling;
  }, [isFirst, isSoon, startPolling, stopPolling]);

  const { hasNextPage, endCursor } = page?.pageInfo ?? { hasNextPage: false, endCursor: null };
  return {
    deliveries: page?.nodes,
    error,
    isLoading: loading,
    retry: refetch,
    previous: isFirst ? undefined : () => setCursors(cursors.slice(0, -1)),
    next: hasNextPage && endCursor ? () => setCursors([...cursors, endCursor]) : undefined,
  };
}

const isAboutToBeSent = ({ nextTryAt, heldBack }: WebhookDeliveryFieldsFragment) =>
  nextTryAt !== null && !heldBack && Date.parse(nextTryAt) < Date.now() + MINUTE_MS;
