import { Card, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { DateTimeText } from '#client/ui/figures/DateText.tsx';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { Detail, Details } from '#client/ui/page/Details.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import classes from './parts/testMode.module.css';
import { type TestMailQuery, useTestMailQuery } from './testMode.generated.ts';

const back = { to: '/dashboard/test-mailbox', label: 'Test mailbox' };

/** One mail of test mode, as its recipient would have seen it. */
export function TestMailPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useTestMailQuery({ variables: { id } });
  if (data?.testMail) return <Mail mail={data.testMail} />;
  return (
    <Page title="Test email" back={back} narrow>
      {data ? (
        <EmptyState title="Email not found">It was deleted with other test data, or isn’t yours.</EmptyState>
      ) : (
        <AwaitedList what="this email" rows={4} error={error} onRetry={refetch} />
      )}
    </Page>
  );
}

type TestMail = NonNullable<TestMailQuery['testMail']>;

function Mail({ mail }: { mail: TestMail }) {
  const [shown, setShown] = useState('html');
  return (
    <Page title={mail.subject} subtitle="This was not sent." back={back} narrow>
      <Stack>
        <Card withBorder>
          <Details>
            <Detail label="To">{mail.to}</Detail>
            <Detail label="From">{mail.from}</Detail>
            {mail.replyTo && <Detail label="Reply to">{mail.replyTo}</Detail>}
            <Detail label="When">
              <DateTimeText instant={mail.sentAt} />
            </Detail>
            {mail.attachments.length > 0 && (
              <Detail label="Attached">{mail.attachments.map(({ filename }) => filename).join(', ')}</Detail>
            )}
          </Details>
        </Card>
        <SegmentedControl
          aria-label="Version"
          value={shown}
          onChange={setShown}
          data={[
            { value: 'html', label: 'Preview' },
            { value: 'text', label: 'Plain text' },
          ]}
          className={classes.version}
        />
        {shown === 'html' ? (
          // Runs no scripts; its links open in new tabs.
          <iframe
            title="The email as its recipient would see it"
            className={classes.preview}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={mail.html}
          />
        ) : (
          <Card withBorder className={classes.text}>
            {mail.text}
          </Card>
        )}
      </Stack>
    </Page>
  );
}
