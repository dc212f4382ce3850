import type { FormErrors } from '@mantine/form';
import { useTimeZone } from '#client/ui/figures/timeZone.ts';
import { todayIn } from '#domain/dates.ts';
import { capInForce, capWarning, type NotarialFeeCap } from '#domain/fees/caps.ts';
import { readableOr0 } from '#domain/typedNumber.ts';
import type { FeeCapsFragment } from './lines.generated.ts';
import type { LineValues } from './lineValues.ts';

interface CapSettings extends FeeCapsFragment {
  business: { address: { state?: string | null } | null };
}

/** The cap on notarial acts that is in force where the business is; null where its state sets none or is not known. */
export function useNotarialCap({ business, notarialFeeCaps }: CapSettings): NotarialFeeCap | null {
  const today = todayIn(useTimeZone());
  const state = business.address?.state;
  return state ? capInForce<NotarialFeeCap>(notarialFeeCaps, { state, on: today }) : null;
}

/** Why a line costs more than its state allows, in words that name the rule; undefined for all others. */
export function capWarningOf(cap: NotarialFeeCap | null, { type, quantity, unitCents }: LineValues) {
  if (!cap || type !== 'NOTARIAL_ACT') return undefined;
  return capWarning(cap, { quantity: readableOr0(quantity), unitCents: readableOr0(unitCents) })?.message;
}

/** Lines above their cap that give no reason: they may be saved, but not sent. */
export function missingCapReasons(cap: NotarialFeeCap | null, lines: LineValues[]): FormErrors {
  const missing = lines.flatMap((line, at) =>
    capWarningOf(cap, line) && !line.capReason.trim()
      ? [[`lines.${at}.capReason`, 'Explain why it’s above the state maximum']]
      : [],
  );
  return Object.fromEntries(missing);
}
