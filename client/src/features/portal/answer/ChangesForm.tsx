import { Button, Stack, Textarea } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { DraftNotice } from '#client/ui/forms/DraftNotice.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useEditorForm } from '#client/ui/forms/useEditorForm.ts';
import { requestChangesInput } from '#domain/inputs/portal.ts';
import type { AnswerFormProps } from './answer.ts';
import { useAnswers } from './useAnswers.ts';

export function ChangesForm({ token, quote, onAnswered }: AnswerFormProps) {
  const { requestChanges } = useAnswers(token);
  const { form, onSubmit, busy, error, restoredAt, discardDraft } = useEditorForm({
    draftKey: `link:changes:${token}`,
    initialValues: { message: '' },
    validate: schemaResolver(requestChangesInput.pick({ message: true }), { sync: true }),
    save: async (input) => {
      await requestChanges(input);
      onAnswered();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <DraftNotice restoredAt={restoredAt} onDiscard={discardDraft} />
        <Textarea
          label="What would you like changed?"
          description={`${quote.business.name} will send you a revised quote.`}
          required
          minRows={4}
          maxRows={10}
          data-autofocus
          {...form.getInputProps('message')}
        />
        <FormError error={error} />
        <Button type="submit" loading={busy}>
          Send request
        </Button>
      </Stack>
    </form>
  );
}
