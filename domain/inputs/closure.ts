import * as z from 'zod';
import { LONGEST_NAME, optionalLongText, requiredText } from './text.ts';

const LONGEST_REASON = 2_000;

/** The confirmation for closing a business, with an optional reason. */
export const closeBusinessInput = z.object({
  name: requiredText('Type the name of your business', LONGEST_NAME),
  reason: optionalLongText(LONGEST_REASON),
});
export type CloseBusiness = z.output<typeof closeBusinessInput>;
