import { Accordion, Button, Checkbox, Group, Input, Stack, Text } from '@mantine/core';
import { WEBHOOK_EVENTS } from '#domain/webhooks.ts';
import { type EventGroup, eventGroups } from './eventGroups.ts';

interface EventChoiceProps {
  value: string[];
  onChange: (types: string[]) => void;
  error?: React.ReactNode;
}

/** What an endpoint is told of, by the thing that it is about. */
export function EventChoice({ value, onChange, error }: EventChoiceProps) {
  return (
    <Input.Wrapper
      label="Events"
      description="What it is told of"
      error={error}
      labelElement="div"
      role="group"
      aria-label="Events"
    >
      <Checkbox.Group value={value} onChange={onChange}>
        <Accordion variant="separated" multiple mt="xs" order={3}>
          {eventGroups.map((group) => (
            <Accordion.Item key={group.thing} value={group.thing}>
              <Accordion.Control>
                <GroupTitle group={group} chosen={chosenOf(group, value)} />
              </Accordion.Control>
              <Accordion.Panel>
                <GroupEvents group={group} value={value} onChange={onChange} />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      </Checkbox.Group>
    </Input.Wrapper>
  );
}

const chosenOf = ({ types }: EventGroup, value: string[]) => types.filter((type) => value.includes(type)).length;

function GroupTitle({ group: { title, types }, chosen }: { group: EventGroup; chosen: number }) {
  return (
    <Group justify="space-between" wrap="nowrap" pr="xs">
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        {chosen === types.length ? 'All' : chosen === 0 ? 'None' : `${chosen} of ${types.length}`}
      </Text>
    </Group>
  );
}

function GroupEvents({ group, value, onChange }: { group: EventGroup } & Omit<EventChoiceProps, 'error'>) {
  const isWhole = chosenOf(group, value) === group.types.length;
  const others = value.filter((type) => !group.types.some((one) => one === type));
  return (
    <Stack gap="sm" align="flex-start">
      <Button variant="light" onClick={() => onChange(isWhole ? others : [...others, ...group.types])}>
        {isWhole ? 'Choose none' : 'Choose all'}
      </Button>
      {group.types.map((type) => (
        <Checkbox key={type} value={type} label={WEBHOOK_EVENTS[type]} description={type} />
      ))}
    </Stack>
  );
}
