import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { useCustomerMatchesQuery } from '../customers.generated.ts';
import type { PreparedRow } from './prepareRows.ts';

/** By the line of the file, the customers who are there already. Undefined until they are known. */
export function useMatches(rows: PreparedRow[]) {
  const inputs = useMemo(() => rows.flatMap(({ input }) => (input ? [input] : [])), [rows]);
  const { data, error } = useCustomerMatchesQuery(
    inputs.length > 0 ? { variables: { rows: inputs }, fetchPolicy: 'network-only' } : skipToken,
  );
  const matches = useMemo(
    () => data && new Map(data.customerMatches.map((match) => [rows[match.row]!.line, match])),
    [data, rows],
  );
  return { matches, error };
}

export type Matches = NonNullable<ReturnType<typeof useMatches>['matches']>;
