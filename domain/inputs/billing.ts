import * as z from 'zod';
import { PAID_TIERS } from '../plans.ts';
import { BILLING_INTERVALS } from '../subscription.ts';
import { idempotencyKey } from './text.ts';

/** The plan to buy and its billing interval. */
export const choosePlanInput = z.object({
  tier: z.enum(PAID_TIERS, { error: 'Choose a plan' }),
  interval: z.enum(BILLING_INTERVALS, { error: 'Choose how often to pay' }),
  idempotencyKey,
});
export type ChoosePlan = z.output<typeof choosePlanInput>;
