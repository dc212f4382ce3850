import { useApolloClient } from '@apollo/client/react';
import { Stack, Switch } from '@mantine/core';
import { errorCode } from '#client/ui/feedback/errors.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import {
  OnlinePaymentsDocument,
  type PaymentChoicesFragment,
  useUpdatePaymentChoicesMutation,
} from './onlinePayments.generated.ts';

/** What customers are offered when they pay online; each choice is saved at once. */
export const PaymentChoices = ({ business }: { business: PaymentChoicesFragment }) => (
  <Section title="Payment options for customers">
    <Choices business={business} />
  </Section>
);

function Choices({ business }: { business: PaymentChoicesFragment }) {
  const client = useApolloClient();
  const [update] = useUpdatePaymentChoicesMutation();
  const choose = async (input: Partial<Pick<PaymentChoicesFragment, 'partPayments' | 'tips'>>) => {
    const save = (expectedVersion: number) =>
      update({
        variables: { input, expectedVersion },
        optimisticResponse: { updateBusiness: { ...business, ...input } },
      });
    try {
      await save(business.version).catch(async (error) => {
        if (errorCode(error) !== 'CONFLICT') throw error;
        // Another edit was saved meanwhile. Both cannot have changed a switch differently: save this one on top of it.
        const { data } = await client.query({ query: OnlinePaymentsDocument, fetchPolicy: 'network-only' });
        if (!data) throw error;
        await save(data.business.version);
      });
    } catch (error) {
      notify.failure('Your choice wasn’t saved', error);
    }
  };
  return (
    <Stack>
      <Switch
        label="Partial payments"
        description="Let customers pay less than the full balance."
        checked={business.partPayments}
        onChange={({ currentTarget }) => choose({ partPayments: currentTarget.checked })}
      />
      <Switch
        label="Tips"
        description="Offer customers 10, 15, or 20 percent or a custom amount. Tips aren’t part of the invoice."
        checked={business.tips}
        onChange={({ currentTarget }) => choose({ tips: currentTarget.checked })}
      />
    </Stack>
  );
}
