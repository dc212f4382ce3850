import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconFlask, IconMail, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useViewer, useViewTestData } from '#client/features/identity/index.ts';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { confirm } from '#client/ui/feedback/confirm.tsx';
import { notify } from '#client/ui/feedback/notify.tsx';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { counted } from '#domain/counted.ts';
import { type TestModeFieldsFragment, useDeleteTestDataMutation, useTestModeQuery } from './testMode.generated.ts';

/** Turning test mode on, how much test data there is, and deleting it. */
export function TestModeSection() {
  const { data, error, refetch } = useTestModeQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Section title="Test mode">
      {data ? (
        <TestMode testMode={data.testMode} />
      ) : (
        <AwaitedList what="test mode" rows={1} error={error} onRetry={refetch} />
      )}
    </Section>
  );
}

function TestMode({ testMode: { turnedOn, counts } }: { testMode: TestModeFieldsFragment }) {
  const { isTestMode } = useViewer();
  const viewTestData = useViewTestData();
  const [isLeaving, setLeaving] = useState(false);
  const view = async () => {
    setLeaving(true);
    await viewTestData();
    setLeaving(false);
  };
  return (
    <Stack>
      <Text size="sm">
        {isTestMode
          ? 'Keys created here start'
          : 'Try your programs without touching your live business. Test keys start'}{' '}
        with <Code>whorl_test_</Code> and only reach test data. No email is sent; see the test mailbox instead. Payments
        are simulated, and nothing counts toward your plan.
      </Text>
      {turnedOn && <Text size="sm">{inWords(counts)}</Text>}
      <Group>
        {isTestMode ? (
          <Button component={Link} to="/dashboard/test-mailbox" variant="default" leftSection={<IconMail size={18} />}>
            Open the test mailbox
          </Button>
        ) : (
          <Button
            variant={turnedOn ? 'default' : 'filled'}
            leftSection={<IconFlask size={18} aria-hidden />}
            onClick={view}
            loading={isLeaving}
          >
            {turnedOn ? 'View test data' : 'Turn on test mode'}
          </Button>
        )}
        {turnedOn && <DeleteButton />}
      </Group>
    </Stack>
  );
}

type Count = TestModeFieldsFragment['counts'][number];

const names: Record<Count['kind'], string> = {
  CUSTOMERS: 'customer',
  QUOTES: 'quote',
  INVOICES: 'invoice',
  MAILS: 'mail',
};

/** "There are 3 of 1,000 customers, 1 of 5,000 quotes, 2 of 5,000 invoices and 4 mails." */
function inWords(counts: readonly Count[]): string {
  const parts = counts.map(({ kind, count, limit }) =>
    kind === 'MAILS'
      ? counted(count, names[kind])
      : `${count.toLocaleString('en-US')} of ${counted(limit, names[kind])}`,
  );
  return `Test data: ${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}.`;
}

function DeleteButton() {
  const [deleteTestData, { loading, client }] = useDeleteTestDataMutation();
  const ask = async () => {
    const confirmed = await confirm({
      title: 'Delete all test data?',
      body: 'Test customers, quotes, invoices, payments, and emails will be deleted. Test keys, webhook endpoints, the price list, and settings stay. Your live business isn’t affected.',
      action: 'Delete test data',
    });
    if (!confirmed || !(await attempt(() => deleteTestData(), 'The test data wasn’t deleted'))) return;
    // Every cached list may hold deleted records.
    await client.resetStore();
    notify.success({ title: 'Test data deleted' });
  };
  return (
    <Button
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={18} aria-hidden />}
      onClick={ask}
      loading={loading}
    >
      Delete all test data
    </Button>
  );
}
