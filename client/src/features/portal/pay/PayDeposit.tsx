import { useForm } from '@mantine/form';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useIdempotencyKey } from '#client/ui/forms/useIdempotencyKey.ts';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import classes from '../parts/document.module.css';
import { type PortalQuoteFieldsFragment, useStartPortalDepositMutation } from '../portal.generated.ts';
import { PayButton } from './PayButton.tsx';
import { PaySection } from './PaySection.tsx';
import { useLeaving } from './useLeaving.ts';

interface PayDepositProps {
  token: string;
  quote: PortalQuoteFieldsFragment;
}

/** What an accepted quote asks for in advance. */
export function PayDeposit({ token, quote }: PayDepositProps) {
  const [start] = useStartPortalDepositMutation();
  const { isLeaving, leaveFor } = useLeaving();
  const { key: idempotencyKey } = useIdempotencyKey();
  const form = useForm();
  const { onSubmit, busy, error } = useSubmit(form, async () => {
    const { data } = await start({ variables: { input: { token, idempotencyKey } } });
    leaveFor(data!.startPortalDeposit);
  });
  return (
    <PaySection title="Pay the deposit" sandbox={quote.sandboxPayments}>
      <form onSubmit={onSubmit} noValidate className={classes.payForm}>
        <FormError error={error} />
        <PayButton cents={quote.depositCents} busy={busy || isLeaving} />
      </form>
    </PaySection>
  );
}
