import { SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { DaysInput } from '#client/ui/forms/DaysInput.tsx';
import { EditorForm } from '#client/ui/forms/EditorForm.tsx';
import { PercentInput } from '#client/ui/forms/PercentInput.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { formatNumber } from '#domain/documentNumber.ts';
import { toDocumentValues } from './forms/settingsValues.ts';
import { useSettingsForm } from './forms/useSettingsForm.ts';
import { SettingsGate } from './parts/SettingsGate.tsx';
import type { BusinessSettingsFragment } from './settings.generated.ts';

/** The defaults of new quotes and invoices; existing ones do not change. */
export function DocumentSettings() {
  return <SettingsGate>{(business) => <DocumentForm business={business} />}</SettingsGate>;
}

const example = (prefix: string) => `Example: ${formatNumber(prefix.trim(), 42)}`;

function DocumentForm({ business }: { business: BusinessSettingsFragment }) {
  const editor = useSettingsForm({ section: 'document', business, toValues: toDocumentValues });
  const { form } = editor;
  const { quotePrefix, invoicePrefix } = form.values;
  return (
    <EditorForm editor={editor} action="Save documents">
      <Section title="Quotes">
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput
              label="Number prefix"
              description={example(quotePrefix)}
              {...form.getInputProps('quotePrefix')}
            />
            <DaysInput
              label="Valid for"
              description="Days to accept, from the date it’s created"
              {...form.getInputProps('quoteValidDays')}
            />
          </SimpleGrid>
          <Textarea label="Terms" description="What customers agree to" {...form.getInputProps('quoteTerms')} />
        </Stack>
      </Section>
      <Section title="Invoices">
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput
              label="Number prefix"
              description={example(invoicePrefix)}
              {...form.getInputProps('invoicePrefix')}
            />
            <DaysInput
              label="Days to pay"
              description="For customers without their own payment terms"
              {...form.getInputProps('netDays')}
            />
          </SimpleGrid>
          <Textarea label="Terms" description="Printed on the invoice" {...form.getInputProps('invoiceTerms')} />
        </Stack>
      </Section>
      <Section title="Tax">
        <PercentInput
          label="Tax rate"
          description="On taxable items after any discount; never on government fees"
          maw={320}
          {...form.getInputProps('taxRate')}
        />
      </Section>
    </EditorForm>
  );
}
