import { Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import type { RefundPaymentInput } from '#client/graphql/schema.generated.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { MoneyInput } from '#client/ui/forms/MoneyInput.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { Sheet } from '#client/ui/overlay/Sheet.tsx';
import { refundPaymentInput } from '#domain/inputs/payment.ts';
import { formatCents } from '#domain/money.ts';
import { type PaymentFieldsFragment, useRefundPaymentMutation } from './payments.generated.ts';

const rules = schemaResolver(refundPaymentInput.pick({ amountCents: true, reason: true }), { sync: true });

interface RefundSheetProps {
  payment: PaymentFieldsFragment | undefined;
  /** Government fees on the invoice: once they are spent, they do not come back. */
  passThroughCents: number;
  onClose: () => void;
}

/** Gives a payment back the way it came. */
export function RefundSheet({ payment, passThroughCents, onClose }: RefundSheetProps) {
  return (
    <Sheet title="Refund" opened={payment !== undefined} onClose={onClose}>
      {payment && <RefundForm payment={payment} passThroughCents={passThroughCents} onDone={onClose} />}
    </Sheet>
  );
}

interface RefundFormProps {
  payment: PaymentFieldsFragment;
  passThroughCents: number;
  onDone: () => void;
}

function RefundForm({ payment, passThroughCents, onDone }: RefundFormProps) {
  const [refund] = useRefundPaymentMutation();
  const { id: paymentId, refundableCents, creditCents } = payment;
  const giveBack = useKeyedRequest({
    name: `refund:${paymentId}`,
    send: (input: RefundPaymentInput) => refund({ variables: { input } }),
    told: ({ data }, input) => ({
      words: `refund of ${formatCents(input.amountCents)} was sent`,
      to: `/dashboard/invoices/${data?.refundPayment.invoice.id}`,
    }),
  });
  const usual = creditCents > 0 ? creditCents : Math.max(0, refundableCents - passThroughCents) || refundableCents;
  const form = useForm({
    name: 'refund',
    initialValues: { amountCents: usual as number | null, reason: '' },
    validate: rules,
  });
  const { onSubmit, busy, error } = useSubmit(form, async ({ amountCents, reason }) => {
    const input = { paymentId, amountCents: amountCents!, reason };
    await giveBack(input);
    notify.success({
      title: 'Refund sent',
      text: `${formatCents(input.amountCents)} will be refunded to the original payment method`,
    });
    onDone();
  });
  const { amountCents } = form.values;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormError error={error} />
        {passThroughCents > 0 && creditCents === 0 && (
          <Text size="sm">
            Government fees of {formatCents(passThroughCents)} aren’t included, since they’ve been passed on to the
            agency.
          </Text>
        )}
        <MoneyInput
          label="Amount"
          description={`At most ${formatCents(refundableCents)}`}
          size="lg"
          required
          withAsterisk={false}
          {...form.getInputProps('amountCents')}
        />
        <TextInput label="Reason" placeholder="The appointment was canceled" {...form.getInputProps('reason')} />
        <Button type="submit" size="lg" loading={busy}>
          Refund {amountCents ? formatCents(amountCents) : ''}
        </Button>
      </Stack>
    </form>
  );
}
