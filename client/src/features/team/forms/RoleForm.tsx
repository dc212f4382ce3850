import { Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notify } from '#client/ui/feedback/notify.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { idOfRole, namedRole, RoleChoice } from '../parts/RoleChoice.tsx';
import { type TeamMemberFieldsFragment, useChangeMemberRoleMutation } from '../team.generated.ts';

/** What somebody is from now on. */
export function RoleForm({ member, onDone }: { member: TeamMemberFieldsFragment; onDone: () => void }) {
  const [change] = useChangeMemberRoleMutation();
  const form = useForm({ initialValues: { role: idOfRole({ role: member.role, roleId: member.roleId ?? null }) } });
  const { onSubmit, busy, error } = useSubmit(form, async ({ role }) => {
    const { data } = await change({ variables: { id: member.id, ...namedRole(role) } });
    notify.success({ title: `${member.fullName} is now ${data?.changeMemberRole.roleName}` });
    onDone();
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormError error={error} />
        <RoleChoice {...form.getInputProps('role')} />
        <Text size="sm" c="dimmed">
          Takes effect right away, wherever {member.fullName} is signed in.
        </Text>
        <Button type="submit" loading={busy}>
          Change role
        </Button>
      </Stack>
    </form>
  );
}
