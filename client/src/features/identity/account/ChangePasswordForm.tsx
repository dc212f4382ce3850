import { Button, PasswordInput, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { notify } from '#client/ui/feedback/notify.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { changePasswordInput } from '#domain/inputs/identity.ts';
import { PasswordPanel } from '../parts/PasswordPanel.tsx';
import { useChangePasswordMutation } from './account.generated.ts';

export function ChangePasswordForm() {
  const [changePassword] = useChangePasswordMutation();
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: schemaResolver(changePasswordInput, { sync: true }),
  });
  const { onSubmit, busy, error } = useSubmit(form, async (input) => {
    await changePassword({ variables: { input } });
    form.reset();
    notify.success({ title: 'Password changed', text: 'All other devices were signed out.' });
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack maw={400}>
        <FormError error={error} />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          required
          {...form.getInputProps('currentPassword')}
        />
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          required
          {...form.getInputProps('newPassword')}
        />
        <PasswordPanel password={form.values.newPassword} />
        <Button type="submit" loading={busy} style={{ alignSelf: 'flex-start' }}>
          Change password
        </Button>
      </Stack>
    </form>
  );
}
