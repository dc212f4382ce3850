import { ActionIcon, Avatar, Badge, Group, Menu, Text } from '@mantine/core';
import {
  IconCrown,
  IconDoorExit,
  IconDotsVertical,
  IconPlayerPause,
  IconPlayerPlay,
  IconShield,
  IconUserMinus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useLeaveTeam } from '#client/features/identity/index.ts';
import { TimeAgo } from '#client/ui/figures/TimeAgo.tsx';
import { Sheet } from '#client/ui/overlay/Sheet.tsx';
import { RoleForm } from '../forms/RoleForm.tsx';
import type { TeamMemberFieldsFragment } from '../team.generated.ts';
import { useMemberActions } from '../useMemberActions.ts';
import classes from './team.module.css';

export function MemberEntry({ member }: { member: TeamMemberFieldsFragment }) {
  const { fullName, email, roleName, status, isYou, lastSeenAt, actions } = member;
  const [isChanging, setChanging] = useState(false);
  return (
    <li className={classes.entry}>
      <Avatar name={fullName} color="indigo" radius="xl" alt="" />
      <div className={classes.facts}>
        <Group gap="xs">
          <Text fw={600}>{fullName}</Text>
          {isYou && <Badge color="green">You</Badge>}
          {status === 'SUSPENDED' && <Badge color="amber">Suspended</Badge>}
        </Group>
        <Text size="sm">{roleName}</Text>
        <Text size="sm" c="dimmed" className={classes.email}>
          {email}
          {lastSeenAt ? (
            <>
              , last seen <TimeAgo instant={lastSeenAt} />
            </>
          ) : (
            ', hasn’t signed in yet'
          )}
        </Text>
      </div>
      {actions.length > 0 && <MemberMenu member={member} onChangeRole={() => setChanging(true)} />}
      <Sheet opened={isChanging} onClose={() => setChanging(false)} title={`Role of ${fullName}`}>
        <RoleForm member={member} onDone={() => setChanging(false)} />
      </Sheet>
    </li>
  );
}

function MemberMenu({ member, onChangeRole }: { member: TeamMemberFieldsFragment; onChangeRole: () => void }) {
  const { suspend, reactivate, remove, makeOwner } = useMemberActions(member);
  const leave = useLeaveTeam();
  const may = (action: TeamMemberFieldsFragment['actions'][number]) => member.actions.includes(action);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={44} variant="subtle" aria-label={`${member.fullName}: more`}>
          <IconDotsVertical size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {may('CHANGE_ROLE') && (
          <Menu.Item leftSection={<IconShield size={18} />} onClick={onChangeRole}>
            Change role
          </Menu.Item>
        )}
        {may('SUSPEND') && (
          <Menu.Item leftSection={<IconPlayerPause size={18} />} onClick={suspend}>
            Suspend
          </Menu.Item>
        )}
        {may('REACTIVATE') && (
          <Menu.Item leftSection={<IconPlayerPlay size={18} />} onClick={reactivate}>
            Restore access
          </Menu.Item>
        )}
        {may('MAKE_OWNER') && (
          <Menu.Item leftSection={<IconCrown size={18} />} onClick={makeOwner}>
            Make owner
          </Menu.Item>
        )}
        {may('REMOVE') && (
          <Menu.Item color="red" leftSection={<IconUserMinus size={18} />} onClick={remove}>
            Remove from team
          </Menu.Item>
        )}
        {may('LEAVE') && (
          <Menu.Item color="red" leftSection={<IconDoorExit size={18} />} onClick={leave}>
            Leave team
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
