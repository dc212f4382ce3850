import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import type { InviteMemberInput } from '#client/graphql/schema.generated.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { checkEmail } from '#domain/identity/credentials.ts';
import { namedRole, RoleChoice } from '../parts/RoleChoice.tsx';
import { TeamDocument, useInviteMemberMutation } from '../team.generated.ts';

/** Whom to ask into the team, and as what. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const [invite] = useInviteMemberMutation({ refetchQueries: [TeamDocument], awaitRefetchQueries: true });
  const request = useKeyedRequest({
    name: 'invitation:new',
    send: (input: InviteMemberInput) => invite({ variables: { input } }),
    told: (_result, { email }) => ({ words: `${email} was invited`, to: '/dashboard/team' }),
  });
  const form = useForm({
    initialValues: { email: '', role: 'FIELD_AGENT' },
    validate: { email: (email) => checkEmail(email, 'Enter the email they’ll sign in with') },
  });
  const { onSubmit, busy, error } = useSubmit(form, async ({ email, role }) => {
    await request({ email, ...namedRole(role) });
    notify.success({ title: `${email} was invited`, text: 'The link in their email works for seven days.' });
    onDone();
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormError error={error} />
        <TextInput
          label="Email"
          description="They’ll sign in with this address"
          type="email"
          autoCapitalize="none"
          required
          data-autofocus
          {...form.getInputProps('email')}
        />
        <RoleChoice {...form.getInputProps('role')} />
        <Button type="submit" loading={busy}>
          Send invitation
        </Button>
      </Stack>
    </form>
  );
}
