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
          What happens is sent as JSON by POST, in the form of the Standard Webhooks specification: libraries for most
          languages check the signature in a line.
        </Text>
        <Code block className={classes.code} tabIndex={0} role="group" aria-label="An example in TypeScript">
          {example}
        </Code>
        <List size="sm" spacing={4}>
          <List.Item>Answer with 200 to 299 within 15 seconds; do what takes longer afterwards.</List.Item>
          <List.Item>
            Otherwise it is tried again, {MOST_WEBHOOK_TRIES} times over three days. It may come twice: the header
            webhook-id stays the same.
          </List.Item>
          <List.Item>
            Messages tell of things as they stood when they were first sent, and stay in the log for {WEBHOOK_LOG_DAYS}{' '}
            days.
          </List.Item>
        </List>
      </Stack>
    </Section>
  );
}
