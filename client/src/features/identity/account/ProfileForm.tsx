import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { notify } from '#client/ui/feedback/notify.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { updateProfileInput } from '#domain/inputs/identity.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { useUser } from '../session/useSession.ts';
import { useUpdateProfileMutation } from './account.generated.ts';

export function ProfileForm() {
  const { fullName } = useUser();
  const [updateProfile] = useUpdateProfileMutation();
  const form = useForm({
    initialValues: { fullName },
    validate: schemaResolver(updateProfileInput, { sync: true }),
  });
  const { onSubmit, busy, error } = useSubmit(form, async (input) => {
    const { data } = await updateProfile({ variables: { input } });
    sessionStore.userChanged(data!.updateProfile);
    form.resetDirty();
    notify.success({ title: 'Name saved' });
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack align="flex-start">
        <FormError error={error} />
        <TextInput
          label="Full name"
          autoComplete="name"
          required
          w="100%"
          maw={400}
          {...form.getInputProps('fullName')}
        />
        <Button type="submit" loading={busy}>
          Save name
        </Button>
      </Stack>
    </form>
  );
}
