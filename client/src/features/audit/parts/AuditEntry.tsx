import { Collapse, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { ActivityIcon } from '#client/features/activity/index.ts';
import { useTimeZone } from '#client/ui/figures/timeZone.ts';
import { formatDateTime, formatTime } from '#domain/dates.ts';
import type { AuditRowFragment } from '../audit.generated.ts';
import { whoInWords } from '../auditWords.ts';
import { AuditDetails } from './AuditDetails.tsx';
import classes from './audit.module.css';

/** One entry; it opens to what changed, and from where. */
export function AuditEntry({ entry }: { entry: AuditRowFragment }) {
  const [isOpen, { toggle }] = useDisclosure();
  const details = useId();
  const timeZone = useTimeZone();
  const { type, summary, actorKind, actorName, occurredAt } = entry;
  return (
    <li className={classes.entry}>
      <UnstyledButton className={classes.head} onClick={toggle} aria-expanded={isOpen} aria-controls={details}>
        <ActivityIcon type={type} />
        <span className={classes.words}>
          <Text size="sm" component="span" display="block">
            {summary}
          </Text>
          <Text size="xs" c="dimmed" component="span" display="block">
            {whoInWords({ kind: actorKind, name: actorName })} ·{' '}
            <time dateTime={occurredAt} title={formatDateTime(occurredAt, timeZone)}>
              {formatTime(occurredAt, timeZone)}
            </time>
          </Text>
        </span>
        <IconChevronDown size={18} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      <Collapse expanded={isOpen} id={details}>
        {isOpen && <AuditDetails entry={entry} />}
      </Collapse>
    </li>
  );
}
