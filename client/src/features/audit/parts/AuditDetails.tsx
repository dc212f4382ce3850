import { Anchor, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { activityLink } from '#client/features/activity/index.ts';
import { DateTimeText } from '#client/ui/figures/DateText.tsx';
import { Detail, Details } from '#client/ui/page/Details.tsx';
import type { AuditRowFragment } from '../audit.generated.ts';
import classes from './audit.module.css';

/** What an entry opens to: what changed, from where it was done, and what proves it. */
export function AuditDetails({ entry }: { entry: AuditRowFragment }) {
  const { changes, occurredAt, address, device, requestId, number, hash } = entry;
  const to = activityLink(entry);
  return (
    <div className={classes.details}>
      {changes.length > 0 && <Changes changes={changes} />}
      <div className={classes.facts}>
        <Details>
          <Detail label="When">
            <DateTimeText instant={occurredAt} />
          </Detail>
          {device && <Detail label="Device">{device}</Detail>}
          {address && <Detail label="Address">{address}</Detail>}
          {requestId && (
            <Detail label="Request">
              <Text size="xs" component="span" className={classes.code}>
                {requestId}
              </Text>
            </Detail>
          )}
          {number === null ? (
            <Detail label="Entry">Added outside the audit chain: don’t rely on it</Detail>
          ) : (
            <Detail label={`Entry ${number.toLocaleString('en-US')}`}>
              <Text size="xs" component="span" className={classes.code}>
                {hash}
              </Text>
            </Detail>
          )}
          {to && (
            <Detail label="About">
              <Anchor inherit component={Link} to={to}>
                {wordsOf(entry)}
              </Anchor>
            </Detail>
          )}
        </Details>
      </div>
    </div>
  );
}

function wordsOf({ invoice, quote }: AuditRowFragment): string {
  if (invoice) return 'Open the invoice';
  return quote ? 'Open the quote' : 'Open the customer';
}

const Changes = ({ changes }: Pick<AuditRowFragment, 'changes'>) => (
  <Table.ScrollContainer minWidth={280} mb="sm">
    <Table verticalSpacing={6} horizontalSpacing={0} layout="fixed" className={classes.changes}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w="28%">Changed</Table.Th>
          <Table.Th>Before</Table.Th>
          <Table.Th>After</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map(({ field, before, after }) => (
          <Table.Tr key={field}>
            <Table.Th scope="row">{field}</Table.Th>
            <Table.Td>{before ?? <Nothing />}</Table.Td>
            <Table.Td>{after ?? <Nothing />}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
);

const Nothing = () => (
  <Text size="sm" c="dimmed" component="span">
    nothing
  </Text>
);
