import { useForm } from '@mantine/form';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import type { StartPortalDepositInput } from '#client/graphql/schema.generated.ts';
import { FormError } from '#client/ui/forms/FormError.tsx';
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
  const request = useKeyedRequest({
    name: `link:deposit:${token}`,
    send: (input: StartPortalDepositInput) => start({ variables: { input } }),
  });
  const form = useForm();
  const { onSubmit, busy, error } = useSubmit(form, async () => {
    const { data } = await request({ token });
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
