import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { normalizeEmail } from '#domain/identity/email.ts';
import { requestEmailChangeInput } from '#domain/inputs/identity.ts';
import { EmailField } from '../parts/EmailField.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { useUser } from '../session/useSession.ts';
import { useRequestEmailChangeMutation } from './account.generated.ts';

export function ChangeEmailForm() {
  const { email } = useUser();
  const [requestEmailChange] = useRequestEmailChangeMutation();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initialValues: { newEmail: '', password: '' },
    validate: schemaResolver(requestEmailChangeInput, { sync: true }),
  });
  const { onSubmit, busy, error } = useSubmit(form, async (input) => {
    await requestEmailChange({ variables: { input } });
    setSentTo(normalizeEmail(input.newEmail));
    form.reset();
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack align="flex-start">
        <Text size="sm">
          You sign in as <strong>{email}</strong>.
        </Text>
        {sentTo && (
          <Outcome good title="Check your email">
            We sent a link to {sentTo}. Your email changes when you open it.
          </Outcome>
        )}
        <FormError error={error} />
        <EmailField label="New email" w="100%" maw={400} {...form.getInputProps('newEmail')} />
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          required
          w="100%"
          maw={400}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={busy}>
          Change email
        </Button>
      </Stack>
    </form>
  );
}
