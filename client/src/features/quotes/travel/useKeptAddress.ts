import type { QuoteValues } from '../forms/quoteValues.ts';
import { useKeepCustomerAddressMutation } from '../quotes.generated.ts';
import { endOf, type KnownPlaces } from './travelValues.ts';

/** Gives a customer who has no address the one that was typed as the destination, where that was ticked. */
export function useKeptAddress() {
  const [keepAddress] = useKeepCustomerAddressMutation();
  return async ({ customerId, travel }: QuoteValues, known: KnownPlaces) => {
    const isTyped = travel.charged && endOf(travel, known) === 'ADDRESS';
    if (!isTyped || !travel.keepsDestination || known.customer !== null) return;
    await keepAddress({ variables: { id: customerId, input: { address: travel.destination } } });
  };
}
