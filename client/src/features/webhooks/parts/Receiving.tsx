import { Code, List, Stack, Text } from '@mantine/core';
import { Section } from '#client/ui/page/Section.tsx';
import { MOST_WEBHOOK_TRIES, WEBHOOK_LOG_DAYS } from '#domain/webhooks.ts';
import classes from './webhooks.module.css';

const example = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);

// The body as it came, before anything has parsed it.
const event = webhook.verify(rawBody, request.headers);
if (event.type === 'invoice.paid')
  console.log(event.data.invoice.number, event.data.invoice.totalCents);`;

/** What a program must do to be told. */
export function Receiving() {
  return (
    <Section title="Receiving webhooks">
      <Stack gap="sm">
        <Text size="sm">
          Events are sent as JSON by POST, following the Standard Webhooks specification. Libraries for most languages
          verify the signature in one line.
        </Text>
        <Code block className={classes.code} tabIndex={0} role="group" aria-label="An example in TypeScript">
          {example}
        </Code>
        <List size="sm" spacing={4}>
          <List.Item>Respond with 200–299 within 15 seconds, and do longer work afterward.</List.Item>
          <List.Item>
            Otherwise we retry {MOST_WEBHOOK_TRIES} times over three days. An event may arrive twice; its webhook-id
            header stays the same.
          </List.Item>
          <List.Item>
            Events show things as they were when first sent, and stay in the log for {WEBHOOK_LOG_DAYS} days.
          </List.Item>
        </List>
      </Stack>
    </Section>
  );
}
