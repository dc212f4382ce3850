import { notify } from '#client/ui/feedback/notify.tsx';
import type { QuoteValues } from '../forms/quoteValues.ts';
import { useKeepCustomerAddressMutation } from '../quotes.generated.ts';
import { endOf, type KnownPlaces } from './travelValues.ts';

/** Gives a customer who has no address the one that was typed as the destination, where that was ticked. */
export function useKeptAddress() {
  const [keepAddress] = useKeepCustomerAddressMutation();
  return async ({ customerId, travel }: QuoteValues, known: KnownPlaces) => {
    const isTyped = travel.charged && endOf(travel, known) === 'ADDRESS';
    if (!isTyped || !travel.keepsDestination || known.customer !== null) return;
    try {
      await keepAddress({ variables: { id: customerId, input: { address: travel.destination } } });
    } catch (error) {
      notify.failure('The quote is saved, but the address wasn’t', error);
    }
  };
}
