import { useDebouncedValue } from '@mantine/hooks';
import { usePickCustomersQuery } from './lines.generated.ts';

const PAUSE_MS = 200;

/** Customers that match what is typed, after a short pause; while the next answer is on its way, the last one stays. */
export function useCustomerSearch(typed: string) {
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const { data, previousData, loading } = usePickCustomersQuery({
    variables: { filter: { search: search || null, archived: false } },
    // Before anything is typed, the page has asked.
    fetchPolicy: search ? 'cache-and-network' : 'cache-first',
  });
  return { customers: (data ?? previousData)?.customers.nodes ?? [], loading };
}
