import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { WEBHOOKS_PATH } from './endpointWords.ts';
import { EndpointList } from './parts/EndpointList.tsx';
import { useWebhookEndpointsQuery } from './webhooks.generated.ts';

/** The endpoints at a glance, and the way to them. */
export function WebhooksSection() {
  const { data, error, refetch } = useWebhookEndpointsQuery();
  const endpoints = data?.webhookEndpoints;
  return (
    <Section
      title="Webhooks"
      action={
        <Button component={Link} to={WEBHOOKS_PATH} variant="light">
          {endpoints?.length === 0 ? 'Set up webhooks' : 'Manage webhooks'}
        </Button>
      }
    >
      {!endpoints && <AwaitedList what="your webhooks" rows={1} error={error} onRetry={refetch} />}
      {endpoints?.length === 0 && (
        <Text c="dimmed">Send events to your own programs as they happen, so they don’t have to poll.</Text>
      )}
      {endpoints && endpoints.length > 0 && <EndpointList endpoints={endpoints} />}
    </Section>
  );
}
