import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useLocalStorage } from '@mantine/hooks';
import { useUser, useViewer } from '#client/features/identity/index.ts';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import { useTimeZone } from '#client/ui/figures/timeZone.ts';
import { DayInput } from '#client/ui/forms/DayInput.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { MoneyInput } from '#client/ui/forms/MoneyInput.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { todayIn } from '#domain/dates.ts';
import { recordPaymentInput } from '#domain/inputs/payment.ts';
import { formatCents } from '#domain/money.ts';
import type { OfflinePaymentMethod } from '#domain/states/payment.ts';
import { MethodChoice, referenceLabels } from '../parts/MethodChoice.tsx';
import type { PayableInvoiceFragment } from '../payments.generated.ts';
import { useRecordPayment } from '../useRecordPayment.ts';
import { type PaymentValues, toPaymentInput } from './paymentValues.ts';

const rules = schemaResolver(recordPaymentInput.omit({ invoiceId: true }), { sync: true });

interface PaymentFormProps {
  invoice: PayableInvoiceFragment;
  /** While the server is asked. */
  onAsking: (isAsking: boolean) => void;
  onRecorded: () => void;
}

/** Ready as it opens: the whole balance, today, the way that was paid last time. One tap records it. */
export function PaymentForm({ invoice, onAsking, onRecorded }: PaymentFormProps) {
  const { id: userId } = useUser();
  const { businessId } = useViewer();
  const timeZone = useTimeZone();
  const today = todayIn(timeZone);
  const send = useRecordPayment(invoice);
  const record = useKeyedRequest<Omit<Parameters<typeof send>[0], 'idempotencyKey'>, unknown>({
    name: `payment:${invoice.id}`,
    send,
    told: (_result, { amountCents }) => ({
      words: `payment of ${formatCents(amountCents)} was recorded`,
      to: `/dashboard/invoices/${invoice.id}`,
    }),
  });
  const [usualMethod, setUsualMethod] = useLocalStorage<OfflinePaymentMethod>({
    key: `whorl-payment-method:${userId}:${businessId}`,
    defaultValue: 'CASH',
    getInitialValueInEffect: false,
  });
  const form = useForm<PaymentValues>({
    name: 'payment',
    initialValues: {
      amountCents: invoice.balanceCents,
      method: usualMethod,
      receivedOn: today,
      reference: '',
      note: '',
    },
    validate: rules,
  });
  const { onSubmit, busy, error } = useSubmit(form, async (values) => {
    // The live feed announces it, here as on every other screen.
    onAsking(true);
    try {
      await record(toPaymentInput(values, timeZone), values);
      setUsualMethod(values.method);
      onRecorded();
    } finally {
      onAsking(false);
    }
  });
  const { amountCents, method } = form.values;

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormError error={error} />
        <MoneyInput
          label="Amount"
          description={`${formatCents(invoice.balanceCents)} is owed on invoice ${invoice.number}`}
          size="lg"
          required
          withAsterisk={false}
          {...form.getInputProps('amountCents')}
        />
        <MethodChoice {...form.getInputProps('method')} />
        <TextInput label={referenceLabels[method]} {...form.getInputProps('reference')} />
        <DayInput label="Received on" maxDate={today} {...form.getInputProps('receivedOn')} />
        <Textarea label="Note" minRows={1} {...form.getInputProps('note')} />
        <Button type="submit" size="lg" loading={busy}>
          Record {amountCents ? formatCents(amountCents) : 'payment'}
        </Button>
      </Stack>
    </form>
  );
}
