import { Checkbox, Select, SimpleGrid, Stack, TagsInput, Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import type { CreateCustomerInput } from '#client/graphql/schema.generated.ts';
import { AddressFields } from '#client/ui/forms/AddressFields.tsx';
import { DaysInput } from '#client/ui/forms/DaysInput.tsx';
import { EditorForm } from '#client/ui/forms/EditorForm.tsx';
import { optionsOf } from '#client/ui/forms/optionsOf.ts';
import type { Edit, Edited } from '#client/ui/forms/useEditedVersion.ts';
import { useEditorForm } from '#client/ui/forms/useEditorForm.ts';
import { Section } from '#client/ui/page/Section.tsx';
import { createCustomerInput } from '#domain/inputs/customer.ts';
import { customerKinds } from '../customerKinds.ts';
import { type CustomerValues, toCustomerInput } from './customerValues.ts';

interface CustomerFormProps {
  draftKey: string;
  initialValues: CustomerValues;
  /** For a customer who is saved already. */
  edited?: Edited<CustomerValues>;
  /** The label of the button: "Add customer". */
  action: string;
  save: (input: CreateCustomerInput, edit: Edit<CustomerValues>) => Promise<unknown>;
}

export function CustomerForm({ draftKey, initialValues, edited, action, save }: CustomerFormProps) {
  const { form, ...editor } = useEditorForm({
    draftKey,
    initialValues,
    edited,
    validate: schemaResolver(createCustomerInput, { sync: true }),
    transformValues: toCustomerInput,
    save,
  });
  return (
    <EditorForm editor={editor} action={action}>
      <Section title="Who">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label="Name" required {...form.getInputProps('name')} />
          <Select label="Kind" data={optionsOf(customerKinds)} allowDeselect={false} {...form.getInputProps('kind')} />
          <TextInput label="Email" type="email" autoCapitalize="none" {...form.getInputProps('email')} />
          <TextInput label="Phone" type="tel" {...form.getInputProps('phone')} />
        </SimpleGrid>
      </Section>
      <Section title="Address">
        <AddressFields form={form} />
      </Section>
      <Section title="Billing">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <DaysInput
            label="Days to pay"
            description="Leave blank to use your default."
            {...form.getInputProps('netDays')}
          />
          <Checkbox
            label="Tax exempt"
            description="New quotes and invoices have no tax."
            {...form.getInputProps('taxExempt', { type: 'checkbox' })}
          />
        </SimpleGrid>
      </Section>
      <Section title="Notes">
        <Stack gap="sm">
          <TagsInput
            label="Tags"
            description="Press Enter after each."
            splitChars={[',', ';']}
            {...form.getInputProps('tags')}
          />
          <Textarea
            label="Notes"
            description="Customers never see these."
            minRows={3}
            {...form.getInputProps('notes')}
          />
        </Stack>
      </Section>
    </EditorForm>
  );
}
