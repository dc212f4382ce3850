import { Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CustomerPicker, type PickedCustomer } from '#client/features/lines/index.ts';
import { useTimeZone } from '#client/ui/figures/timeZone.ts';
import { DayInput } from '#client/ui/forms/DayInput.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { addDays, formatDate, todayIn } from '#domain/dates.ts';
import type { InvoiceValues } from './invoiceValues.ts';

interface InvoicePartyProps {
  form: UseFormReturnType<InvoiceValues>;
  customer?: PickedCustomer;
  canChoose: boolean;
}

/** Who it is for, and until when. */
export function InvoiceParty({ form, customer, canChoose }: InvoicePartyProps) {
  const { onChange: _, value: __, ...field } = form.getInputProps('customerId');
  const today = todayIn(useTimeZone());
  return (
    <Section title="For">
      <Stack>
        {canChoose ? (
          <CustomerPicker
            customer={customer}
            onPick={(picked) => form.setFieldValue('customerId', picked?.id ?? '')}
            field={field}
          />
        ) : (
          <TextInput label="Customer" value={customer?.name ?? ''} readOnly variant="filled" />
        )}
        <DayInput
          label="Due date"
          placeholder="From the customer’s terms"
          description={customer && dueByTerms(customer.netDays, today)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          clearable
          {...form.getInputProps('dueDate')}
        />
      </Stack>
    </Section>
  );
}

const dueByTerms = (netDays: number, today: string) =>
  `Left empty, it is due ${netDays === 0 ? 'the day' : `${netDays} days after`} it is sent: ${formatDate(addDays(today, netDays))} if that is today`;
