import { Card } from '@mantine/core';
import type { TeamInvitationFieldsFragment } from '../team.generated.ts';
import { InvitationEntry } from './InvitationEntry.tsx';
import classes from './team.module.css';

export function InvitationList({ invitations }: { invitations: readonly TeamInvitationFieldsFragment[] }) {
  return (
    <Card withBorder padding={0}>
      <ul className={classes.list} aria-label="Invitations">
        {invitations.map((invitation) => (
          <InvitationEntry key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}
