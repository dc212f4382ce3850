import { useApolloClient } from '@apollo/client/react';
import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { notify } from '#client/ui/feedback/notify.tsx';
import { drafts } from '#client/ui/forms/drafts.ts';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { Sheet } from '#client/ui/overlay/Sheet.tsx';
import { CLOSURE_GRACE_DAYS, namesTheSame } from '#domain/closure.ts';
import { closeBusinessInput } from '#domain/inputs/closure.ts';
import { useBusinessToCloseQuery, useCloseBusinessMutation } from '../closure.generated.ts';

interface CloseSheetProps {
  opened: boolean;
  onClose: () => void;
}

/** Asks for the business's name, so that none is closed unawares. */
export function CloseSheet({ opened, onClose }: CloseSheetProps) {
  const { data } = useBusinessToCloseQuery();
  const name = data?.business.name ?? '';
  return (
    <Sheet opened={opened} onClose={onClose} title={`Close ${name}?`}>
      <CloseForm name={name} onClosed={onClose} />
    </Sheet>
  );
}

function CloseForm({ name, onClosed }: { name: string; onClosed: () => void }) {
  const client = useApolloClient();
  const [closeBusiness] = useCloseBusinessMutation();
  const form = useForm({
    name: 'close',
    initialValues: { name: '', reason: '' },
    validate: schemaResolver(closeBusinessInput, { sync: true }),
  });
  const { onSubmit, busy, error } = useSubmit(form, async (input) => {
    await closeBusiness({ variables: { input } });
    drafts.removeAll();
    onClosed();
    await client.refetchQueries({ include: 'active' });
    notify.info({ title: 'Closed', text: `You can reopen it for ${CLOSURE_GRACE_DAYS} days.` });
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text size="sm">
          Nothing can be changed after that. In {CLOSURE_GRACE_DAYS} days everything is deleted. Until then you can
          reopen it.
        </Text>
        <FormError error={error} />
        <TextInput
          label={`Type “${name}”`}
          required
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Textarea
          label="Why are you leaving?"
          description="Optional. It helps us improve."
          {...form.getInputProps('reason')}
        />
        <Button type="submit" color="red" loading={busy} disabled={!namesTheSame(form.values.name, name)}>
          Close this business
        </Button>
      </Stack>
    </form>
  );
}
