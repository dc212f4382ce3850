import { Code, Text } from '@mantine/core';
import { DateTimeText } from '#client/ui/figures/DateText.tsx';
import type { WebhookDeliveryFieldsFragment } from '../webhooks.generated.ts';
import classes from './webhooks.module.css';

interface AttemptListProps {
  attempts: WebhookDeliveryFieldsFragment['attempts'];
  isGivenUp: boolean;
}

/** Every try at a message and what came back, the newest first. */
export function AttemptList({ attempts, isGivenUp }: AttemptListProps) {
  if (attempts.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {isGivenUp ? 'Canceled before the first attempt because the endpoint was turned off.' : 'Sending soon.'}
      </Text>
    );
  return (
    <ol className={classes.attempts} aria-label="Tries" reversed>
      {attempts.map(({ id, attemptedAt, statusCode, durationMs, error, answer }) => (
        <li key={id}>
          <Text size="sm" component="span">
            <DateTimeText instant={attemptedAt} /> · {statusCode ?? 'no response'} · {inWords(durationMs)}
          </Text>
          {error && (
            <Text size="sm" c="var(--mantine-color-error)">
              {error}
            </Text>
          )}
          {answer && (
            <Code block className={classes.code} tabIndex={0} role="group" aria-label="Start of the response">
              {answer}
            </Code>
          )}
        </li>
      ))}
    </ol>
  );
}

const inWords = (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);
