import type Stripe from 'stripe';

/** Metadata as it is kept: an empty value takes its key away. */
export function plain(given: Stripe.MetadataParam | null | '' = {}, before: Stripe.Metadata = {}): Stripe.Metadata {
  if (given === '') return {};
  const merged = Object.entries({ ...before, ...given }).filter(([, value]) => value !== '' && value !== null);
  return Object.fromEntries(merged.map(([key, value]) => [key, String(value)]));
}
