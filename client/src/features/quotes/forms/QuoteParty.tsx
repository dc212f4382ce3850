import { TextInput } from '@mantine/core';
import { CustomerPicker, type PickedCustomer } from '#client/features/lines/index.ts';
import { Section } from '#client/ui/page/Section.tsx';
import type { QuoteForm } from './quoteValues.ts';

interface QuotePartyProps {
  form: QuoteForm;
  customer?: PickedCustomer;
  /** Who a quote is for is chosen once, as it is made. */
  canChoose: boolean;
}

export function QuoteParty({ form, customer, canChoose }: QuotePartyProps) {
  const { onChange: _, value: __, ...field } = form.getInputProps('customerId');
  return (
    <Section title="For">
      {canChoose ? (
        <CustomerPicker
          customer={customer}
          onPick={(picked) => form.setFieldValue('customerId', picked?.id ?? '')}
          field={field}
        />
      ) : (
        <TextInput label="Customer" value={customer?.name ?? ''} readOnly variant="filled" />
      )}
    </Section>
  );
}
