import { Button, Group, Text } from '@mantine/core';
import { notify } from '#client/ui/feedback/notify.tsx';
import { formatCents } from '#domain/money.ts';
import { type PaymentFieldsFragment, useRefundPaymentMutation } from '../payments.generated.ts';

/** Money that came although nothing was owed any more, and the one tap that gives it back. */
export function Credit({ payment }: { payment: PaymentFieldsFragment }) {
  const { id: paymentId, creditCents, refundedCents, refundableCents } = payment;
  const [refund, { loading }] = useRefundPaymentMutation();
  const amount = formatCents(creditCents);
  const giveBack = () =>
    // However often it is tapped, this credit goes back once.
    refund({
      variables: {
        input: {
          paymentId,
          amountCents: creditCents,
          idempotencyKey: `credit-${paymentId}-${refundedCents}-${creditCents}`,
        },
      },
    })
      .then(() =>
        notify.success({ title: 'Refund sent', text: `${amount} will be refunded to the original payment method` }),
      )
      .catch((error) => notify.failure('Nothing was refunded', error));
  return (
    <Group gap="xs" my={4}>
      <Text size="sm" c="var(--mantine-color-amber-text)">
        {amount} is more than was owed.
      </Text>
      {refundableCents >= creditCents && (
        <Button size="compact-sm" variant="light" onClick={giveBack} loading={loading}>
          Give {amount} back
        </Button>
      )}
    </Group>
  );
}
