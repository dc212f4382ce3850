import { Anchor, Button, Code, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { Section } from '#client/ui/page/Section.tsx';
import type { ApiAccessQuery } from './apiKeys.generated.ts';
import { openGraphiql } from './graphiqlKey.ts';
import classes from './parts/apiKeys.module.css';

const inWords = (count: number) => count.toLocaleString('en-US');

/** Where the API is, what it gives, and a place to try it. */
export function TrySection({ access: { requestsPerMinute, costPerMinute } }: { access: ApiAccessQuery['apiAccess'] }) {
  const [key, setKey] = useState('');
  const address = `${location.origin}/graphql`;
  return (
    <Section title="Try it">
      <Stack>
        <Text size="sm">
          GraphQL at <Code>{address}</Code>, with <Code>Authorization: Bearer</Code> and a key; subscriptions over
          WebSocket at the same address, with the key as <Code>accessToken</Code>.
        </Text>
        <Text size="sm">
          Your plan gives all keys together {inWords(requestsPerMinute)} requests a minute, which may cost{' '}
          {inWords(costPerMinute)} points: one for each field, counted as often as the lists around it may hold it. Each
          answer tells in <Code>RateLimit</Code> what is left; past it comes <Code>429</Code> with the code{' '}
          <Code>RATE_LIMITED</Code>, and <Code>Retry-After</Code> says when to come back.
        </Text>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            openGraphiql(key.trim());
          }}
        >
          <Group align="flex-end">
            <PasswordInput
              label="A key to try it with"
              description="Kept only in the tab that opens"
              autoComplete="off"
              value={key}
              onChange={(event) => setKey(event.currentTarget.value)}
              style={{ flex: '1 1 16rem' }}
            />
            <Button type="submit" variant="default" leftSection={<IconExternalLink size={18} aria-hidden />}>
              Open GraphiQL
            </Button>
          </Group>
        </form>
        <Group gap="lg" className={classes.links}>
          <Anchor href="/graphql/schema.graphql" download="whorl.graphql">
            <IconDownload size={16} aria-hidden />
            Download the schema
          </Anchor>
          <Anchor href="/help/api">How keys, limits and costs work</Anchor>
        </Group>
      </Stack>
    </Section>
  );
}
