import { useApolloClient } from '@apollo/client/react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notify } from '#client/ui/feedback/notify.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useEditedVersion } from '#client/ui/forms/useEditedVersion.ts';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { checkEmail } from '#domain/identity/credentials.ts';
import { idOfRole, namedRole, RoleChoice } from '../parts/RoleChoice.tsx';
import {
  TeamDocument,
  type TeamInvitationFieldsFragment,
  useChangeInvitationMutation,
  useTeamRolesQuery,
} from '../team.generated.ts';

interface InvitationFormProps {
  invitation: TeamInvitationFieldsFragment;
  onDone: () => void;
}

/** Another address, or another role, for somebody who has not accepted yet. */
export function InvitationForm({ invitation, onDone }: InvitationFormProps) {
  const [change] = useChangeInvitationMutation();
  const client = useApolloClient();
  const { data: roles } = useTeamRolesQuery();
  const initialValues = valuesOf(invitation);
  const form = useForm({
    initialValues,
    validate: { email: (email) => checkEmail(email, 'Enter the email they’ll sign in with') },
  });
  const version = useEditedVersion(
    {
      version: invitation.version,
      reload: async () => {
        const { data } = await client.query({ query: TeamDocument, fetchPolicy: 'network-only' });
        const now = data?.teamInvitations.find(({ id }) => id === invitation.id);
        return now && { version: now.version, values: valuesOf(now) };
      },
      fields: {
        email: { label: 'Email' },
        role: {
          label: 'Role',
          show: ({ role }) => roles?.teamRoles.all.find(({ id }) => id === role)?.name ?? role,
        },
      },
    },
    initialValues,
  );
  const { onSubmit, busy, error } = useSubmit(form, async () => {
    await version.save(form, ({ email, role }, { expectedVersion }) =>
      change({ variables: { id: invitation.id, input: { email, ...namedRole(role) }, expectedVersion } }),
    );
    notify.success({
      title: `${form.getValues().email} was invited`,
      text: 'The link in the earlier email no longer works.',
    });
    onDone();
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormError error={error} />
        <TextInput label="Email" type="email" autoCapitalize="none" required {...form.getInputProps('email')} />
        <RoleChoice {...form.getInputProps('role')} />
        <Text size="sm" c="dimmed">
          We’ll send a new email. The link in the earlier one stops working.
        </Text>
        <Button type="submit" loading={busy}>
          Change and send
        </Button>
      </Stack>
    </form>
  );
}

const valuesOf = ({ email, role, roleId }: TeamInvitationFieldsFragment) => ({
  email,
  role: idOfRole({ role, roleId: roleId ?? null }),
});
