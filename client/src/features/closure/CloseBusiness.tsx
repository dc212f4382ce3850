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
          <List.Item>At once: nothing can be changed, and every other device is signed out.</List.Item>
          <List.Item>Your plan is not renewed, and nothing more is charged.</List.Item>
          <List.Item>Customers can still see and pay what you sent them; collect what you are owed.</List.Item>
          <List.Item>
            For {CLOSURE_GRACE_DAYS} days you can sign in, export everything, or open it again as it was.
          </List.Item>
          <List.Item>
            Then all of it is deleted for good, with the accounts of everybody who works in no other business. A mail
            reminds you {CLOSURE_REMINDER_DAYS} days before.
          </List.Item>
        </List>
        <Text size="sm" c="dimmed">
          Export everything first, above. A notary’s journal and tax records are yours to keep.
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
            in it. Until then you can open it again, as it was, with its plan.
          </Text>
          <Button onClick={reopen} loading={isBusy}>
            Open it again
          </Button>
        </Stack>
      </Alert>
    </Section>
  );
}
