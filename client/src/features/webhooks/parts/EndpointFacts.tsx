import { Code, List, Text } from '@mantine/core';
import { DayOf } from '#client/ui/figures/DateText.tsx';
import { Detail, Details } from '#client/ui/page/Details.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { subscriptionInWords } from '#domain/webhookEvents.ts';
import { eventsInShort } from '../endpointWords.ts';
import type { WebhookEndpointFieldsFragment } from '../webhooks.generated.ts';
import { LastArrival } from './EndpointState.tsx';
import classes from './webhooks.module.css';

export function EndpointFacts({ endpoint }: { endpoint: WebhookEndpointFieldsFragment }) {
  const { url, eventTypes, createdAt } = endpoint;
  return (
    <Section title="Endpoint">
      <Code block className={classes.address} aria-label="Address" role="group">
        {url}
      </Code>
      <Details>
        <Detail label="State">
          <LastArrival endpoint={endpoint} />
        </Detail>
        <Detail label="Added">
          <DayOf instant={createdAt} />
        </Detail>
      </Details>
      <details className={classes.events}>
        <summary>Receives: {eventsInShort(eventTypes)}</summary>
        <List size="sm" mt="xs">
          {eventTypes.map((type) => (
            <List.Item key={type}>
              <Text size="sm" ff={type.endsWith('*') ? undefined : 'monospace'}>
                {subscriptionInWords(type)}
              </Text>
            </List.Item>
          ))}
        </List>
      </details>
    </Section>
  );
}
