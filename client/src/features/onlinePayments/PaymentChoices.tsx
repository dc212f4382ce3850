import { Stack, Switch } from '@mantine/core';
import { notify } from '#client/ui/feedback/notify.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { type PaymentChoicesFragment, useUpdatePaymentChoicesMutation } from './onlinePayments.generated.ts';

/** What customers are offered when they pay online; each choice is kept at once. */
export const PaymentChoices = ({ business }: { business: PaymentChoicesFragment }) => (
  <Section title="What customers may do">
    <Choices business={business} />
  </Section>
);

function Choices({ business }: { business: PaymentChoicesFragment }) {
  const [update] = useUpdatePaymentChoicesMutation();
  const choose = (input: Partial<Pick<PaymentChoicesFragment, 'partPayments' | 'tips'>>) =>
    update({
      variables: { input },
      optimisticResponse: { updateBusiness: { ...business, ...input } },
    }).catch((error) => notify.failure('Your choice was not saved', error));
  return (
    <Stack>
      <Switch
        label="Pay a part"
        description="Customers may pay less than the balance at a time."
        checked={business.partPayments}
        onChange={({ currentTarget }) => choose({ partPayments: currentTarget.checked })}
      />
      <Switch
        label="Add a tip"
        description="Customers are offered 10, 15 or 20 percent or an amount of their own. A tip is no part of the invoice."
        checked={business.tips}
        onChange={({ currentTarget }) => choose({ tips: currentTarget.checked })}
      />
    </Stack>
  );
}
