import { Alert, Button, SegmentedControl, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { MoneyInput } from '#client/ui/forms/MoneyInput.tsx';
import { useIdempotencyKey } from '#client/ui/forms/useIdempotencyKey.ts';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { formatCents } from '#domain/money.ts';
import classes from '../parts/document.module.css';
import { type PortalInvoiceFieldsFragment, useStartPortalPaymentMutation } from '../portal.generated.ts';

interface PayOnlineProps {
  token: string;
  invoice: PortalInvoiceFieldsFragment;
}

type Share = 'all' | 'part';

/** Leads to the processor's page, where cards, wallets and bank accounts are asked for: none of that comes near this page. */
export function PayOnline({ token, invoice }: PayOnlineProps) {
  const dueCents = invoice.balanceCents - invoice.pendingCents;
  const [start] = useStartPortalPaymentMutation();
  const [isLeaving, setLeaving] = useState(false);
  const { key: idempotencyKey } = useIdempotencyKey();
  const form = useForm({ initialValues: { share: 'all' as Share, amountCents: null as number | null } });
  const amountCents = form.values.share === 'all' ? dueCents : form.values.amountCents;
  const { onSubmit, busy, error } = useSubmit(form, async () => {
    const input = { token, amountCents: amountCents ?? 0, idempotencyKey: `${idempotencyKey}-${amountCents}` };
    const { data } = await start({ variables: { input } });
    setLeaving(true);
    location.assign(data!.startPortalPayment);
  });

  return (
    <section className={classes.pay} aria-labelledby="pay-online">
      <Title order={2} size="h3" id="pay-online">
        Pay online
      </Title>
      {invoice.sandboxPayments && (
        <Alert color="amber" p="xs">
          Sandbox: no real money
        </Alert>
      )}
      <form onSubmit={onSubmit} noValidate className={classes.payForm}>
        <SegmentedControl
          fullWidth
          aria-label="How much"
          data={[
            { value: 'all', label: 'The balance' },
            { value: 'part', label: 'A part of it' },
          ]}
          {...form.getInputProps('share')}
        />
        {form.values.share === 'part' && (
          <MoneyInput
            label="Amount"
            description={`At most ${formatCents(dueCents)}`}
            {...form.getInputProps('amountCents')}
          />
        )}
        <FormError error={error} />
        <Button type="submit" fullWidth size="lg" loading={busy || isLeaving} leftSection={<IconLock size={18} />}>
          {amountCents ? `Pay ${formatCents(amountCents)}` : 'Pay'}
        </Button>
        <Text size="sm" c="dimmed">
          Card, Apple Pay, Google Pay or bank account, on the secure page of Stripe.
        </Text>
      </form>
    </section>
  );
}
