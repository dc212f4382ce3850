import { Card, Table, Text, UnstyledButton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Fragment } from 'react';
import { counted } from '#domain/counted.ts';
import type { TeamRoleFieldsFragment } from '../team.generated.ts';
import { permissionGroups, reachInWords } from './permissionWords.ts';
import classes from './roleMatrix.module.css';

export interface RolesShown {
  roles: readonly TeamRoleFieldsFragment[];
  mayEdit: (role: TeamRoleFieldsFragment) => boolean;
  onEdit: (role: TeamRoleFieldsFragment) => void;
}

/** Every permission, and how far it reaches in each role. */
export function RoleMatrix({ roles, mayEdit, onEdit }: RolesShown) {
  return (
    <Card
      withBorder
      padding={0}
      className={classes.frame}
      tabIndex={0}
      role="region"
      aria-label="What each role can do"
    >
      <Table className={classes.matrix}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">May</Table.Th>
            {roles.map((role) => (
              <Table.Th key={role.id} scope="col">
                {mayEdit(role) ? (
                  <UnstyledButton
                    className={classes.edit}
                    onClick={() => onEdit(role)}
                    aria-label={`Change ${role.name}`}
                  >
                    {role.name} <IconPencil size={14} aria-hidden />
                  </UnstyledButton>
                ) : (
                  role.name
                )}
                <Text size="xs" c="dimmed" fw={400}>
                  {membersInWords(role.memberCount)}
                </Text>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {permissionGroups.map(({ name, permissions }) => (
            <Fragment key={name}>
              <Table.Tr className={classes.group}>
                <Table.Th scope="rowgroup" colSpan={roles.length + 1}>
                  {name}
                </Table.Th>
              </Table.Tr>
              {permissions.map(({ permission, words, ownable }) => (
                <Table.Tr key={permission}>
                  <Table.Th scope="row" fw={400}>
                    {words}
                  </Table.Th>
                  {roles.map((role) => {
                    const reach = reachOf(role, permission);
                    return (
                      <Table.Td key={role.id} data-reach={reach ?? 'none'}>
                        {reachInWords(reach, ownable)}
                      </Table.Td>
                    );
                  })}
                </Table.Tr>
              ))}
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

export const reachOf = ({ grants }: TeamRoleFieldsFragment, permission: string) =>
  grants.find((grant) => grant.permission === permission)?.scope;

export const membersInWords = (count: number) => (count === 0 ? 'nobody' : counted(count, 'person', 'people'));
