import { Button, Stack, Text, Textarea } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { DraftNotice } from '#client/ui/forms/DraftNotice.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useEditorForm } from '#client/ui/forms/useEditorForm.ts';
import { declineQuoteInput } from '#domain/inputs/portal.ts';
import type { AnswerFormProps } from './answer.ts';
import { useAnswers } from './useAnswers.ts';

export function DeclineForm({ token, quote, onAnswered }: AnswerFormProps) {
  const { decline } = useAnswers(token);
  const { form, onSubmit, busy, error, restoredAt, discardDraft } = useEditorForm({
    draftKey: `link:decline:${token}`,
    initialValues: { reason: '' },
    validate: schemaResolver(declineQuoteInput.pick({ reason: true }), { sync: true }),
    save: async ({ reason }) => {
      await decline({ reason: reason.trim() || null });
      onAnswered();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <DraftNotice restoredAt={restoredAt} onDiscard={discardDraft} />
        <Text size="sm">
          {quote.business.name} will see that you declined. You can’t accept a declined quote later.
        </Text>
        <Textarea label="Reason (optional)" maxRows={8} {...form.getInputProps('reason')} />
        <FormError error={error} />
        <Button type="submit" color="red" loading={busy}>
          Decline quote
        </Button>
      </Stack>
    </form>
  );
}
