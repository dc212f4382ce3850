import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { DayOf } from '#client/ui/figures/DateText.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { CLOSURE_GRACE_DAYS, CLOSURE_REMINDER_DAYS } from '#domain/closure.ts';
import { type ClosureFieldsFragment, useClosureQuery } from './closure.generated.ts';
import { CloseSheet } from './parts/CloseSheet.tsx';
import { useReopen } from './useReopen.ts';

/** The end of a business: what happens and when, before it is asked for, and the way back after it was. */
export function CloseBusiness() {
  const { data } = useClosureQuery();
  const [opened, { open, close }] = useDisclosure(false);
  if (!data?.closure.mine) return null;
  if (data.closure.deleteAt) return <Closed closure={data.closure} />;
  return (
    <Section title="Close this business">
      <Stack align="flex-start">
        <List size="sm" spacing={4}>
          <List.Item>Right away: nothing can be changed, and every other device is signed out.</List.Item>
          <List.Item>Your plan won’t renew, and you won’t be charged again.</List.Item>
          <List.Item>Customers can still view and pay what you sent, so you can collect what you’re owed.</List.Item>
          <List.Item>
            For {CLOSURE_GRACE_DAYS} days you can sign in, export everything, or reopen it as it was.
          </List.Item>
          <List.Item>
            Then everything is permanently deleted, including accounts of people who aren’t in another business. We’ll
            email you a reminder {CLOSURE_REMINDER_DAYS} days before.
          </List.Item>
        </List>
        <Text size="sm" c="dimmed">
          Export everything first, above. You’re responsible for keeping your notary journal and tax records.
        </Text>
        <Button variant="outline" color="red" onClick={open}>
          Close this business …
        </Button>
        <CloseSheet opened={opened} onClose={close} />
      </Stack>
    </Section>
  );
}

function Closed({ closure: { closedAt, deleteAt } }: { closure: ClosureFieldsFragment }) {
  const { reopen, isBusy } = useReopen();
  if (!closedAt || !deleteAt) return null;
  return (
    <Section title="This business is closed">
      <Alert color="red" icon={<IconLock />}>
        <Stack align="flex-start" gap="sm">
          <Text size="sm">
            Closed on <DayOf instant={closedAt} />. It will be deleted on <DayOf instant={deleteAt} />, with everything
            in it. Until then you can reopen it as it was, including its plan.
          </Text>
          <Button onClick={reopen} loading={isBusy}>
            Reopen it
          </Button>
        </Stack>
      </Alert>
    </Section>
  );
}
