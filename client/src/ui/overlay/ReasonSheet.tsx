import { Button, Stack, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type ReactNode, useMemo } from 'react';
import * as z from 'zod';
import { FormError } from '../forms/FormError.tsx';
import { useSubmit } from '../forms/useSubmit.ts';
import { Sheet } from './Sheet.tsx';

interface ReasonFormProps {
  /** What will happen, and to what. */
  body: ReactNode;
  /** The domain's rule for the reason. */
  rule: z.ZodType<string>;
  /** The verb: "Void payment". */
  action: string;
  placeholder?: string;
  onGiven: (reason: string) => Promise<unknown>;
}

interface ReasonSheetProps extends ReasonFormProps {
  opened: boolean;
  onClose: () => void;
  /** Names the thing: "Void this payment?" */
  title: string;
}

/** Asks why, before something that stays on record. */
export function ReasonSheet({ opened, onClose, title, ...form }: ReasonSheetProps) {
  return (
    <Sheet title={title} opened={opened} onClose={onClose}>
      <ReasonForm {...form} />
    </Sheet>
  );
}

function ReasonForm({ body, rule, action, placeholder, onGiven }: ReasonFormProps) {
  const schema = useMemo(() => z.object({ reason: rule }), [rule]);
  const form = useForm({
    name: 'reason',
    initialValues: { reason: '' },
    validate: schemaResolver(schema, { sync: true }),
  });
  const { onSubmit, busy, error } = useSubmit(form, ({ reason }) => onGiven(reason));
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <div>{body}</div>
        <FormError error={error} />
        <Textarea label="Reason" required placeholder={placeholder} data-autofocus {...form.getInputProps('reason')} />
        <Button type="submit" color="red" loading={busy}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
