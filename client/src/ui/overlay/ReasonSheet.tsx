import { Button, Stack, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type ReactNode, useMemo } from 'react';
import * as z from 'zod';
import { FormError } from '../forms/FormError.tsx';
import { useSubmit } from '../forms/useSubmit.ts';
import { Sheet } from './Sheet.tsx';

interface ReasonFormProps {
  /** The consequence, and the record that it affects. */
  body: ReactNode;
  /** The domain's schema of the reason. */
  rule: z.ZodType<string>;
  /** The button's verb: "Void payment". */
  action: string;
  placeholder?: string;
  onGiven: (reason: string) => Promise<unknown>;
}

interface ReasonSheetProps extends ReasonFormProps {
  opened: boolean;
  onClose: () => void;
  /** A question that names the record: "Void this payment?" */
  title: string;
}

/** Asks the user for a reason, which is stored with the activity. */
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
