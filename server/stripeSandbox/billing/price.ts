import type Stripe from 'stripe';
import { newId } from '../store/ids.ts';
import { plain } from '../store/metadata.ts';
import { decimal } from '../store/objects.ts';

interface PriceFacts {
  product: string;
  unitAmount: number;
  recurring?: { interval: Stripe.Price.Recurring.Interval; interval_count?: number } | null;
  lookupKey?: string;
  nickname?: string;
  active?: boolean;
  taxBehavior?: Stripe.Price.TaxBehavior;
  metadata?: Stripe.MetadataParam;
}

export function newPrice(facts: PriceFacts, now: number): Stripe.Price {
  return {
    id: newId('price'),
    object: 'price',
    active: facts.active ?? true,
    billing_scheme: 'per_unit',
    created: now,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: facts.lookupKey ?? null,
    metadata: plain(facts.metadata),
    nickname: facts.nickname ?? null,
    product: facts.product,
    recurring: facts.recurring
      ? {
          interval: facts.recurring.interval,
          interval_count: facts.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: facts.taxBehavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: facts.recurring ? 'recurring' : 'one_time',
    unit_amount: facts.unitAmount,
    unit_amount_decimal: decimal(facts.unitAmount),
  };
}
