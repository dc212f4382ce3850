import { Button, Code, Stack, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { DateTimeText } from '#client/ui/figures/DateText.tsx';
import { WebhookDeliveryBadge } from '#client/ui/figures/StatusBadge.tsx';
import { TimeAgo } from '#client/ui/figures/TimeAgo.tsx';
import { useReplayWebhookDeliveryMutation, type WebhookDeliveryFieldsFragment } from '../webhooks.generated.ts';
import { AttemptList } from './AttemptList.tsx';
import classes from './webhooks.module.css';

interface DeliveryEntryProps {
  delivery: WebhookDeliveryFieldsFragment;
  mayReplay: boolean;
}

/** One message: what it told of at a glance; its tries and its words on request. */
export function DeliveryEntry({ delivery, mayReplay }: DeliveryEntryProps) {
  const { id, eventType, summary, status, createdAt, nextTryAt, heldBack, messageId, body, attempts } = delivery;
  const isTriedAgain = status === 'PENDING' && attempts.length > 0;
  const [replay, { loading }] = useReplayWebhookDeliveryMutation();
  return (
    <li>
      <details className={classes.delivery}>
        <summary>
          <span className={classes.what}>
            <span className={classes.type}>{eventType}</span>
            <Text size="sm" c="dimmed" component="span" className={classes.summary}>
              {summary ?? 'A test'} · <TimeAgo instant={createdAt} />
            </Text>
          </span>
          <WebhookDeliveryBadge status={isTriedAgain ? 'RETRYING' : status} />
          <IconChevronDown size={18} aria-hidden className={classes.chevron} />
        </summary>
        <Stack gap="sm" className={classes.inside}>
          {isTriedAgain && nextTryAt && !heldBack && (
            <Text size="sm">
              Next attempt: <DateTimeText instant={nextTryAt} />
            </Text>
          )}
          {heldBack && <Text size="sm">Waiting for an earlier delivery about the same record.</Text>}
          <AttemptList attempts={attempts} isGivenUp={status === 'FAILED'} />
          {body && (
            <div>
              <Text size="sm" fw={600} mb={4}>
                Request body
              </Text>
              <Code block className={classes.code} tabIndex={0} role="group" aria-label="Request body">
                {JSON.stringify(JSON.parse(body), null, 2)}
              </Code>
            </div>
          )}
          <Text size="sm" c="dimmed" className={classes.summary}>
            webhook-id {messageId}
          </Text>
          {mayReplay && status !== 'PENDING' && (
            <Button
              variant="default"
              onClick={() => attempt(() => replay({ variables: { id } }), 'It wasn’t resent')}
              loading={loading}
              style={{ alignSelf: 'flex-start' }}
            >
              Send again
            </Button>
          )}
        </Stack>
      </details>
    </li>
  );
}
