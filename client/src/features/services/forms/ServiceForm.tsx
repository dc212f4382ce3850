import { Button, Checkbox, Select, Stack, Textarea } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import type { CreateServiceInput } from '#client/graphql/schema.generated.ts';
import { DraftNotice } from '#client/ui/forms/DraftNotice.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { MoneyInput } from '#client/ui/forms/MoneyInput.tsx';
import { optionsOf } from '#client/ui/forms/optionsOf.ts';
import type { Edit, Edited } from '#client/ui/forms/useEditedVersion.ts';
import { useEditorForm } from '#client/ui/forms/useEditorForm.ts';
import { createServiceInput } from '#domain/inputs/service.ts';
import { isDiscountable } from '#domain/totals.ts';
import { LINE_TYPE_NAMES } from '#domain/tradeWords.ts';
import { type ServiceValues, toServiceInput } from './serviceValues.ts';

const kinds = optionsOf(LINE_TYPE_NAMES);

interface ServiceFormProps {
  draftKey: string;
  initialValues: ServiceValues;
  /** The verb on the button: "Add to price list". */
  action: string;
  /** Where the service is there already. */
  edited?: Edited<ServiceValues>;
  save: (input: CreateServiceInput, edit: Edit<ServiceValues>) => Promise<unknown>;
}

export function ServiceForm({ draftKey, initialValues, edited, action, save }: ServiceFormProps) {
  const { form, onSubmit, busy, error, restoredAt, discardDraft } = useEditorForm({
    name: 'service',
    draftKey,
    initialValues,
    edited,
    validate: schemaResolver(createServiceInput, { sync: true }),
    transformValues: toServiceInput,
    save,
  });
  const passesThrough = !isDiscountable(form.values);

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <DraftNotice restoredAt={restoredAt} onDiscard={discardDraft} />
        <FormError error={error} />
        <Textarea
          label="Description"
          description="As it appears on quotes and invoices"
          minRows={1}
          required
          data-autofocus
          {...form.getInputProps('description')}
        />
        <Select
          label="Kind"
          description={passesThrough ? 'Passed on at cost: never discounted, never taxed.' : undefined}
          data={kinds}
          allowDeselect={false}
          {...form.getInputProps('type')}
        />
        <MoneyInput label="Price" required {...form.getInputProps('unitCents')} />
        {!passesThrough && <Checkbox label="Taxable" {...form.getInputProps('taxable', { type: 'checkbox' })} />}
        <Button type="submit" loading={busy}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
