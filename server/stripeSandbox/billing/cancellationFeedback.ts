import { z } from 'zod';

/** Why somebody leaves, in Stripe's words. */
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
