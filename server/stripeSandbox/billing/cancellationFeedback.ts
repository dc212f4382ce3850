import { z } from 'zod';

/** Stripe's reasons for a cancellation. */
export const cancellationFeedback = z.enum([
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
]);
