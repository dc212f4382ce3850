import type Stripe from 'stripe';

/** Merges metadata; an empty value removes its key. */
export function plain(given: Stripe.MetadataParam | null | '' = {}, before: Stripe.Metadata = {}): Stripe.Metadata {
  if (given === '') return {};
  const merged = Object.entries({ ...before, ...given }).filter(([, value]) => value !== '' && value !== null);
  return Object.fromEntries(merged.map(([key, value]) => [key, String(value)]));
}
