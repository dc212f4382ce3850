import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { useViewer } from '#client/features/identity/index.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { DateTimeText } from '#client/ui/figures/DateText.tsx';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { ShowMore } from '#client/ui/list/ShowMore.tsx';
import { useConnection } from '#client/ui/list/useConnection.ts';
import { Page } from '#client/ui/page/Page.tsx';
import classes from './parts/testMode.module.css';
import { type TestMailPageFragment, TestMailsDocument } from './testMode.generated.ts';

const PAGE_SIZE = 25;

/** The mails that test mode would have sent. */
export function TestMailboxPage() {
  const { isTestMode } = useViewer();
  return (
    <Page
      title="Test mailbox"
      subtitle="Emails test mode would have sent."
      back={{ to: '/dashboard/api-access', label: 'API access' }}
      narrow
    >
      {isTestMode ? (
        <MailList />
      ) : (
        <EmptyState title="You’re viewing live data">
          Live emails are really sent, not kept here. Open test data from API access.
        </EmptyState>
      )}
    </Page>
  );
}

function MailList() {
  const list = useConnection<'testMails', TestMailPageFragment['edges'][number]['node']>({
    query: TestMailsDocument,
    field: 'testMails',
    variables: {},
    size: PAGE_SIZE,
  });
  if (!list.rows) return <AwaitedList what="the test mailbox" rows={4} error={list.error} onRetry={list.retry} />;
  if (list.rows.length === 0)
    return (
      <EmptyState title="No emails yet">
        Send a quote or invoice in test mode, and its email will appear here.
      </EmptyState>
    );
  return (
    <>
      <ul className={classes.mails} aria-label="Mails">
        {list.rows.map(({ id, to, subject, sentAt }) => (
          <li key={id}>
            <Link to={`/dashboard/test-mailbox/${id}`} className={classes.mail}>
              <Text fw={600}>{subject}</Text>
              <Text size="sm" c="dimmed">
                To {to} · <DateTimeText instant={sentAt} />
              </Text>
            </Link>
          </li>
        ))}
      </ul>
      <ShowMore list={list} what="mails" />
    </>
  );
}
