import { Card, Text } from '@mantine/core';
import { Link } from 'react-router';
import { hostOf } from '#domain/webhooks.ts';
import { endpointPath, eventsInShort } from '../endpointWords.ts';
import type { WebhookEndpointFieldsFragment } from '../webhooks.generated.ts';
import { EndpointBadge, LastArrival } from './EndpointState.tsx';
import classes from './webhooks.module.css';

export function EndpointList({ endpoints }: { endpoints: readonly WebhookEndpointFieldsFragment[] }) {
  return (
    <Card withBorder padding={0} component="ul" className={classes.list} aria-label="Webhook endpoints">
      {endpoints.map((endpoint) => (
        <li key={endpoint.id} className={classes.row}>
          <Link to={endpointPath(endpoint.id)} className={classes.open}>
            <span className={classes.what}>
              <span className={classes.name}>{hostOf(endpoint)}</span>
              <Text size="sm" c="dimmed" component="span">
                {[endpoint.description, eventsInShort(endpoint.eventTypes)].filter(Boolean).join(' · ')} ·{' '}
              </Text>
              <LastArrival endpoint={endpoint} />
            </span>
            <EndpointBadge endpoint={endpoint} />
          </Link>
        </li>
      ))}
    </Card>
  );
}
