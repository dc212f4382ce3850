import { Stack, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Section } from '#client/ui/page/Section.tsx';
import type { InvoiceValues } from './invoiceValues.ts';

/** What is written under the lines. */
export function InvoiceWords({ form }: { form: UseFormReturnType<InvoiceValues> }) {
  return (
    <Section title="Terms and notes">
      <Stack>
        <Textarea label="Terms" description="Printed on the invoice" {...form.getInputProps('terms')} />
        <Textarea
          label="Notes"
          description="For you: the customer does not see them"
          {...form.getInputProps('notes')}
        />
      </Stack>
    </Section>
  );
}
