import { Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { acceptQuoteInput } from '#domain/inputs/portal.ts';
import { formatCents } from '#domain/money.ts';
import { KeyFigure } from '../parts/KeyFigure.tsx';
import type { AnswerFormProps } from './answer.ts';
import { SignatureField, type SignatureMode } from './SignatureField.tsx';
import { useAnswers } from './useAnswers.ts';

const rules = acceptQuoteInput.pick({ signerName: true, signatureImage: true });

export function AcceptForm({ token, quote, onAnswered }: AnswerFormProps) {
  const { accept } = useAnswers(token);
  const [mode, setMode] = useState<SignatureMode>('TYPED');
  const form = useForm<{ signerName: string; signatureImage: string | null }>({
    initialValues: { signerName: '', signatureImage: null },
    validate: schemaResolver(rules, { sync: true }),
  });
  const { onSubmit, busy, error } = useSubmit(form, async ({ signerName, signatureImage }) => {
    if (mode === 'DRAWN' && !signatureImage) {
      return form.setFieldError('signatureImage', 'Draw your signature, or type it instead');
    }
    const chosen = quote.lines.filter(({ optional, selected }) => optional && selected);
    await accept({
      signerName,
      signatureImage: mode === 'DRAWN' ? signatureImage : null,
      selectedOptionalLineIds: chosen.map(({ id }) => id),
    });
    onAnswered();
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <div>
          <KeyFigure label={`Quote ${quote.number}`} cents={quote.totalCents} />
          {quote.depositCents > 0 && (
            <Text size="sm">{formatCents(quote.depositCents)} of it is due as a deposit.</Text>
          )}
        </div>
        <TextInput
          label="Your full name"
          autoComplete="name"
          required
          data-autofocus
          {...form.getInputProps('signerName')}
        />
        <SignatureField
          name={form.values.signerName}
          mode={mode}
          onModeChange={setMode}
          onDraw={(image) => form.setFieldValue('signatureImage', image)}
          error={form.errors.signatureImage}
        />
        <Text size="sm" c="dimmed">
          By accepting, you agree to this quote{quote.terms ? ' and its terms' : ''}. We keep your name, signature, and
          the time with it.
        </Text>
        <FormError error={error} />
        <Button type="submit" loading={busy}>
          Accept for {formatCents(quote.totalCents)}
        </Button>
      </Stack>
    </form>
  );
}
