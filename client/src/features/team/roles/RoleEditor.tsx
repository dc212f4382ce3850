import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useAbilities } from '#client/features/identity/index.ts';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import type { RoleInput } from '#client/graphql/schema.generated.ts';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { confirm } from '#client/ui/feedback/confirm.tsx';
import { notify } from '#client/ui/feedback/notify.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useEditedVersion } from '#client/ui/forms/useEditedVersion.ts';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { Sheet } from '#client/ui/overlay/Sheet.tsx';
import { completeGrants, type Grants, type Permission, type Scope } from '#domain/permissions.ts';
import {
  type TeamRoleFieldsFragment,
  TeamRolesDocument,
  useCreateRoleMutation,
  useDeleteRoleMutation,
  useUpdateRoleMutation,
} from '../team.generated.ts';
import { permissionGroups } from './permissionWords.ts';
import { ReachChoice } from './ReachChoice.tsx';
import classes from './roleMatrix.module.css';

interface RoleEditorProps {
  role: TeamRoleFieldsFragment | 'new' | undefined;
  onClose: () => void;
}

/** Makes a role, or changes one. */
export function RoleEditor({ role, onClose }: RoleEditorProps) {
  const isNew = role === 'new';
  return (
    <Sheet opened={role !== undefined} onClose={onClose} title={isNew ? 'New role' : `Role ${role?.name}`}>
      {role && <RoleEditorForm key={isNew ? 'new' : role.id} role={isNew ? undefined : role} onDone={onClose} />}
    </Sheet>
  );
}

const anew = { refetchQueries: [TeamRolesDocument], awaitRefetchQueries: true };

function RoleEditorForm({ role, onDone }: { role: TeamRoleFieldsFragment | undefined; onDone: () => void }) {
  const [createRole] = useCreateRoleMutation(anew);
  const requestRole = useKeyedRequest({
    name: 'role:new',
    send: ({ idempotencyKey, ...input }: RoleInput & { idempotencyKey: string }) =>
      createRole({ variables: { input, idempotencyKey } }),
    told: (_result, { name }: RoleInput) => ({ words: `role ${name} was created`, to: '/dashboard/roles' }),
  });
  const [updateRole] = useUpdateRoleMutation(anew);
  const [deleteRole, deleting] = useDeleteRoleMutation(anew);
  const abilities = useAbilities();
  const client = useApolloClient();
  const initialValues = valuesOf(role);
  const form = useForm({
    initialValues,
    validate: { name: (name) => (name.trim() === '' ? 'Name the role' : null) },
  });
  const edited = role && {
    version: role.version ?? 0,
    reload: async () => {
      const { data } = await client.query({ query: TeamRolesDocument, fetchPolicy: 'network-only' });
      const now = data?.teamRoles.all.find(({ id }) => id === role.id);
      return now && { version: now.version ?? 0, values: valuesOf(now) };
    },
    fields: { name: { label: 'Name' }, grants: { label: 'What it may do', show: grantsInWords } },
  };
  const version = useEditedVersion(edited, initialValues);
  const { onSubmit, busy, error } = useSubmit(form, async () => {
    await version.save(form, async ({ name, grants }, { expectedVersion }) => {
      const input = { name, grants: Object.entries(grants).map(([permission, scope]) => ({ permission, scope })) };
      if (role) await updateRole({ variables: { id: role.id, input, expectedVersion } });
      else await requestRole(input);
    });
    const { name } = form.getValues();
    notify.success({ title: role ? `${name} was updated` : `You can now assign ${name}` });
    onDone();
  });
  const choose = (permission: Permission, scope: Scope | undefined) => {
    const { [permission]: _before, ...rest } = form.values.grants;
    form.setFieldValue('grants', completeGrants(scope ? { ...rest, [permission]: scope } : rest));
  };
  const remove = async () => {
    const confirmed = await confirm({
      title: `Delete the role ${role?.name}?`,
      body: 'No one has this role. This can’t be undone.',
      action: 'Delete role',
    });
    if (!confirmed || !(await attempt(() => deleteRole({ variables: { id: role!.id } }), 'The role wasn’t deleted')))
      return;
    notify.success({ title: `${role?.name} was deleted` });
    onDone();
  };

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormError error={error} />
        <TextInput label="Name" required maxLength={60} {...form.getInputProps('name')} />
        {permissionGroups.map(({ name, permissions }) => (
          <fieldset key={name} style={{ border: 0, padding: 0, margin: 0 }}>
            <legend style={{ fontWeight: 600 }}>{name}</legend>
            <ul className={classes.rows}>
              {permissions
                .filter(({ ownersAlone, permission }) => !ownersAlone && abilities.can(permission))
                .map((one) => (
                  <ReachChoice
                    key={one.permission}
                    {...one}
                    ownAlone={!abilities.canForAll(one.permission)}
                    value={form.values.grants[one.permission]}
                    onChange={(scope) => choose(one.permission, scope)}
                  />
                ))}
            </ul>
          </fieldset>
        ))}
        <Group justify="space-between">
          {role && role.memberCount === 0 ? (
            <Button variant="subtle" color="red" onClick={remove} loading={deleting.loading}>
              Delete role
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" loading={busy}>
            {role ? 'Save role' : 'Create role'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface RoleValues extends Record<string, unknown> {
  name: string;
  grants: Grants;
}

const valuesOf = (role: TeamRoleFieldsFragment | undefined): RoleValues => ({
  name: role?.name ?? '',
  grants: completeGrants(grantsOf(role)),
});

const grantsInWords = ({ grants }: RoleValues): string =>
  Object.entries(grants)
    .map(([permission, scope]) => `${permission} (${scope})`)
    .join(', ');

const grantsOf = (role: TeamRoleFieldsFragment | undefined): Grants =>
  Object.fromEntries((role?.grants ?? []).map(({ permission, scope }) => [permission, scope]));
