import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { confirm } from '#client/ui/feedback/confirm.tsx';
import { notify } from '#client/ui/feedback/notify.tsx';
import { DateTimeText } from '#client/ui/figures/DateText.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { OLD_SECRET_HOURS } from '#domain/webhooks.ts';
import {
  useRevealWebhookSecretMutation,
  useRotateWebhookSecretMutation,
  type WebhookEndpointFieldsFragment,
} from '../webhooks.generated.ts';
import classes from './webhooks.module.css';

/** What receivers know the messages by. It is shown on request, to somebody who has proven who they are. */
export function SigningSecret({ endpoint: { id, previousSecretUntil } }: { endpoint: WebhookEndpointFieldsFragment }) {
  const [secret, setSecret] = useState<string>();
  const [revealSecret, revealing] = useRevealWebhookSecretMutation({ fetchPolicy: 'no-cache' });
  const [rotateSecret, rotating] = useRotateWebhookSecretMutation();
  const variables = { id };

  const reveal = () =>
    attempt(async () => {
      const { data } = await revealSecret({ variables });
      setSecret(data?.revealWebhookSecret);
    }, 'The secret couldn’t be shown');
  const rotate = async () => {
    const confirmed = await confirm({
      title: 'Create a new signing secret?',
      body: `For ${OLD_SECRET_HOURS} hours, events are signed with both secrets so you can switch without missing any. Then the current one stops working.`,
      action: 'Create new secret',
    });
    if (!confirmed || !(await attempt(() => rotateSecret({ variables }), 'The secret wasn’t changed'))) return;
    notify.success({ title: 'New signing secret created', text: 'Add it to your program.' });
    await reveal();
  };

  return (
    <Section title="Signing secret">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">Every event is signed with it, so your program can verify that it came from us.</Text>
        <Code block className={classes.secret} aria-label="Signing secret" role="group">
          {secret ?? 'whsec_••••••••••••••••'}
        </Code>
        {previousSecretUntil && (
          <Text size="sm" c="dimmed">
            The previous secret also works until <DateTimeText instant={previousSecretUntil} />.
          </Text>
        )}
        <Group gap="xs">
          {secret ? (
            <>
              <CopyButton value={secret}>
                {({ copied, copy }) => (
                  <Button variant="default" onClick={copy}>
                    {copied ? 'Copied' : 'Copy'}
                  </Button>
                )}
              </CopyButton>
              <Button variant="default" onClick={() => setSecret(undefined)}>
                Hide
              </Button>
            </>
          ) : (
            <Button variant="default" onClick={reveal} loading={revealing.loading}>
              Show secret
            </Button>
          )}
          <Button variant="default" onClick={rotate} loading={rotating.loading}>
            New secret…
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}
