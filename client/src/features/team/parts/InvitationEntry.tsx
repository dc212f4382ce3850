import { Avatar, Badge, Button, Group, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { DayOf } from '#client/ui/figures/DateText.tsx';
import { Sheet } from '#client/ui/overlay/Sheet.tsx';
import { InvitationForm } from '../forms/InvitationForm.tsx';
import type { TeamInvitationFieldsFragment } from '../team.generated.ts';
import { useInvitationActions } from '../useInvitationActions.ts';
import classes from './team.module.css';

export function InvitationEntry({ invitation }: { invitation: TeamInvitationFieldsFragment }) {
  const { email, roleName, status, invitedBy, expiresAt, actions } = invitation;
  const { resend, revoke } = useInvitationActions(invitation);
  const [isChanging, setChanging] = useState(false);
  const hasExpired = status === 'EXPIRED';
  return (
    <li className={`${classes.entry} ${classes.wrapping}`}>
      <Avatar radius="xl" alt="">
        <IconMail size={20} />
      </Avatar>
      <div className={classes.facts}>
        <Group gap="xs">
          <Text fw={600} className={classes.email}>
            {email}
          </Text>
          {hasExpired && <Badge color="gray">Expired</Badge>}
        </Group>
        <Text size="sm">
          {roleName}
          {invitedBy && `, invited by ${invitedBy}`}
        </Text>
        <Text size="sm" c="dimmed">
          {hasExpired ? 'Expired ' : 'Valid until '}
          <DayOf instant={expiresAt} />
        </Text>
      </div>
      <div className={classes.actions}>
        {actions.includes('CHANGE') && (
          <Button variant="default" onClick={() => setChanging(true)} aria-label={`Change the invitation to ${email}`}>
            Change
          </Button>
        )}
        {actions.includes('RESEND') && (
          <Button variant="default" onClick={resend} aria-label={`Resend the invitation to ${email}`}>
            Send again
          </Button>
        )}
        {actions.includes('REVOKE') && (
          <Button variant="default" onClick={revoke} aria-label={`Revoke the invitation to ${email}`}>
            Revoke
          </Button>
        )}
      </div>
      <Sheet opened={isChanging} onClose={() => setChanging(false)} title="Change invitation">
        <InvitationForm invitation={invitation} onDone={() => setChanging(false)} />
      </Sheet>
    </li>
  );
}
