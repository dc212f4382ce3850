import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notify } from '#client/ui/feedback/notify.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { checkEmail } from '#domain/identity/credentials.ts';
import { idOfRole, namedRole, RoleChoice } from '../parts/RoleChoice.tsx';
import { type TeamInvitationFieldsFragment, useChangeInvitationMutation } from '../team.generated.ts';

interface InvitationFormProps {
  invitation: TeamInvitationFieldsFragment;
  onDone: () => void;
}

/** Another address, or another role, for somebody who has not accepted yet. */
export function InvitationForm({ invitation, onDone }: InvitationFormProps) {
  const [change] = useChangeInvitationMutation();
  const form = useForm({
    initialValues: {
      email: invitation.email,
      role: idOfRole({ role: invitation.role, roleId: invitation.roleId ?? null }),
    },
    validate: { email: (email) => checkEmail(email, 'Enter the address that they will sign in with') },
  });
  const { onSubmit, busy, error } = useSubmit(form, async ({ email, role }) => {
    await change({ variables: { id: invitation.id, input: { email, ...namedRole(role) } } });
    notify.success({ title: `${email} is invited`, text: 'The link that was mailed before no longer works.' });
    onDone();
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormError error={error} />
        <TextInput label="Email" type="email" autoCapitalize="none" required {...form.getInputProps('email')} />
        <RoleChoice {...form.getInputProps('role')} />
        <Text size="sm" c="dimmed">
          A new mail goes out; the link in the one before stops working.
        </Text>
        <Button type="submit" loading={busy}>
          Change and send
        </Button>
      </Stack>
    </form>
  );
}
