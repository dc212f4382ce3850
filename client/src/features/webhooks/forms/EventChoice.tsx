import { Accordion, Checkbox, Group, Input, Stack, Text } from '@mantine/core';
import {
  ALL_EVENTS,
  isIncluded,
  subscriptionInWords,
  WEBHOOK_EVENTS,
  type WebhookSubscription,
  withoutIncluded,
} from '#domain/webhookEvents.ts';
import { type EventGroup, eventGroups } from './eventGroups.ts';

interface EventChoiceProps {
  value: string[];
  onChange: (types: string[]) => void;
  error?: React.ReactNode;
}

/** The events that an endpoint receives, grouped by what they are about. */
export function EventChoice({ value, onChange, error }: EventChoiceProps) {
  const choice = (subscription: WebhookSubscription) => ({
    checked: value.includes(subscription) || isIncluded(subscription, value),
    disabled: isIncluded(subscription, value),
    onChange: () =>
      onChange(
        value.includes(subscription)
          ? value.filter((one) => one !== subscription)
          : withoutIncluded([...value, subscription]),
      ),
  });
  return (
    <Input.Wrapper
      label="Events"
      description="Events"
      error={error}
      labelElement="div"
      role="group"
      aria-label="Events"
    >
      <Checkbox
        mt="xs"
        label={subscriptionInWords(ALL_EVENTS)}
        description="Includes events added later"
        {...choice(ALL_EVENTS)}
      />
      <Accordion variant="separated" multiple mt="sm" order={3}>
        {eventGroups.map((group) => (
          <Accordion.Item key={group.title} value={group.title}>
            <Accordion.Control>
              <GroupTitle group={group} value={value} />
            </Accordion.Control>
            <Accordion.Panel>
              <Stack gap="sm" align="flex-start">
                <Checkbox
                  label={subscriptionInWords(group.wildcard)}
                  description="Includes events added later"
                  {...choice(group.wildcard)}
                />
                {group.types.map((type) => (
                  <Checkbox key={type} label={WEBHOOK_EVENTS[type].description} description={type} {...choice(type)} />
                ))}
              </Stack>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Input.Wrapper>
  );
}

function GroupTitle({ group: { title, types }, value }: { group: EventGroup; value: string[] }) {
  const chosen = types.filter((type) => value.includes(type) || isIncluded(type, value)).length;
  return (
    <Group justify="space-between" wrap="nowrap" pr="xs">
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        {chosen === types.length ? 'All' : chosen === 0 ? 'None' : `${chosen} of ${types.length}`}
      </Text>
    </Group>
  );
}
