import { Button, Card, Select, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { permissionGroups, reachInWords } from './permissionWords.ts';
import { membersInWords, type RolesShown, reachOf } from './RoleMatrix.tsx';
import classes from './roleMatrix.module.css';

/** The matrix on a phone: one role at a time. */
export function RoleSheet({ roles, mayEdit, onEdit }: RolesShown) {
  const [id, setId] = useState<string>('FIELD_AGENT');
  const role = roles.find((one) => one.id === id) ?? roles[0]!;
  return (
    <>
      <Select
        label="Role"
        description={membersInWords(role.memberCount)}
        data={roles.map(({ id: value, name }) => ({ value, label: name }))}
        value={role.id}
        onChange={(value) => value && setId(value)}
        allowDeselect={false}
        mb="md"
      />
      {mayEdit(role) && (
        <Button variant="default" fullWidth mb="md" onClick={() => onEdit(role)}>
          Change {role.name}
        </Button>
      )}
      <Card withBorder>
        {permissionGroups.map(({ name, permissions }) => (
          <section key={name}>
            <Title order={2} size="h4">
              {name}
            </Title>
            <ul className={classes.rows}>
              {permissions.map(({ permission, words, ownable }) => {
                const reach = reachOf(role, permission);
                return (
                  <li key={permission}>
                    <Text size="sm">{words}</Text>
                    <Text size="sm" fw={600} data-reach={reach ?? 'none'}>
                      {reachInWords(reach, ownable)}
                    </Text>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </Card>
    </>
  );
}
