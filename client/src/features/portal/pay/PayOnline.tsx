import { SegmentedControl } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import type { StartPortalPaymentInput } from '#client/graphql/schema.generated.ts';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { MoneyInput } from '#client/ui/forms/MoneyInput.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { startPortalPaymentInput } from '#domain/inputs/portal.ts';
import { formatCents } from '#domain/money.ts';
import { largestPart } from '#domain/onlinePayment.ts';
import { readableOr0 } from '#domain/typedNumber.ts';
import classes from '../parts/document.module.css';
import { type PortalInvoiceFieldsFragment, useStartPortalPaymentMutation } from '../portal.generated.ts';
import { PayButton } from './PayButton.tsx';
import { PaySection } from './PaySection.tsx';
import { TipChoice, type TipShare, tipCentsOf } from './TipChoice.tsx';
import { useLeaving } from './useLeaving.ts';

interface PayOnlineProps {
  token: string;
  invoice: PortalInvoiceFieldsFragment;
}

const initialValues = {
  share: 'all' as 'all' | 'part',
  amountCents: null as number | null,
  tip: 'none' as TipShare,
  tipCents: null as number | null,
};

const rules = schemaResolver(startPortalPaymentInput.pick({ amountCents: true, tipCents: true }), { sync: true });

/** The balance or, where the business allows it, a part of it; and a tip, where it asks for one. */
export function PayOnline({ token, invoice }: PayOnlineProps) {
  const dueCents = invoice.balanceCents - invoice.pendingCents;
  const mostInPart = largestPart(dueCents);
  const [start] = useStartPortalPaymentMutation();
  const { isLeaving, leaveFor } = useLeaving();
  const request = useKeyedRequest({
    name: `link:payment:${token}`,
    send: (input: StartPortalPaymentInput) => start({ variables: { input } }),
  });
  const form = useForm({
    initialValues,
    validate: ({ share, tip, ...typed }) =>
      rules({
        amountCents: share === 'part' ? typed.amountCents : dueCents,
        tipCents: tip === 'own' ? typed.tipCents : null,
      }),
  });
  const { share, tip } = form.values;
  const amountCents = share === 'all' ? dueCents : form.values.amountCents;
  const tipCents = tipCentsOf(tip, amountCents ?? 0, form.values.tipCents);
  const { onSubmit, busy, error } = useSubmit(form, async () => {
    const { data } = await request({ token, amountCents: amountCents ?? 0, tipCents: tipCents ?? 0 });
    leaveFor(data!.startPortalPayment);
  });

  return (
    <PaySection title="Pay online" sandbox={invoice.sandboxPayments}>
      <form onSubmit={onSubmit} noValidate className={classes.payForm}>
        {invoice.partPayments && mostInPart !== null && (
          <SegmentedControl
            fullWidth
            className={classes.choice}
            aria-label="Amount to pay"
            data={[
              { value: 'all', label: 'Full balance' },
              { value: 'part', label: 'Other amount' },
            ]}
            {...form.getInputProps('share')}
          />
        )}
        {share === 'part' && mostInPart !== null && (
          <MoneyInput
            label="Amount"
            description={`${formatCents(mostInPart)} or less`}
            {...form.getInputProps('amountCents')}
          />
        )}
        {invoice.tips && (
          <TipChoice
            amountCents={readableOr0(amountCents)}
            value={tip}
            onChange={(share) => form.setFieldValue('tip', share)}
          />
        )}
        {tip === 'own' && <MoneyInput label="Tip amount" {...form.getInputProps('tipCents')} />}
        <FormError error={error} />
        <PayButton cents={amountCents && readableOr0(amountCents + (tipCents ?? 0))} busy={busy || isLeaving} />
      </form>
    </PaySection>
  );
}
