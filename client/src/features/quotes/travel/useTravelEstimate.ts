import { skipToken } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import type { TravelInput } from '#client/graphql/schema.generated.ts';
import { travelInput } from '#domain/inputs/travel.ts';
import { useEstimateTravelQuery } from '../quotes.generated.ts';

const PAUSE_MS = 400;

/** What a way costs, asked anew a moment after it changes; nothing while the places are not yet all there. */
export function useTravelEstimate(input: TravelInput) {
  const wanted = travelInput.safeParse(input).success ? JSON.stringify(input) : null;
  const [asked] = useDebouncedValue(wanted, PAUSE_MS);
  const { data, previousData, loading, error } = useEstimateTravelQuery(
    asked ? { variables: { input: JSON.parse(asked) as TravelInput } } : skipToken,
  );
  const isSettled = wanted === asked && !loading;
  const isRefused = isSettled && error !== undefined;
  return {
    /** The last one, until the next is there. */
    estimate: wanted && !isRefused ? (data ?? previousData)?.estimateTravel : undefined,
    isUpdating: wanted !== null && !isSettled,
    error: isRefused ? error : undefined,
  };
}

export type TravelEstimation = ReturnType<typeof useTravelEstimate>;
