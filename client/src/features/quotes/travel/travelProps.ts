import type { QuoteForm } from '../forms/quoteValues.ts';
import type { KnownPlaces } from './travelValues.ts';
import type { TravelEstimation } from './useTravelEstimate.ts';

export interface TravelProps {
  form: QuoteForm;
  known: KnownPlaces;
  estimation: TravelEstimation;
  customerName?: string;
  /** Where the business is. */
  state?: string | null;
}
