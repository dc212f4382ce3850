import { BusinessEntity, NotarialFeeCapEntity } from '#db/entities/index.ts';
import { todayIn } from '#domain/dates.ts';
import { capInForce, capWarning, type NotarialFeeCap } from '#domain/fees/caps.ts';
import type { LineType } from '#domain/totals.ts';
import { invalidInput } from '#server/core/errors.ts';
import type { Work } from '#server/platform/commands/work.ts';

interface CappedLine {
  type: LineType;
  quantity: number;
  unitCents: number;
  capReason?: string | null;
}

/**
 * Requires a reason for notarial acts above the state's maximum (domain rule "Notarial fee caps"). Lines have no mode
 * yet, so the cap for acts in person applies. Throws VALIDATION_FAILED naming the lines.
 */
export async function requireCapReasons(work: Work, lines: readonly CappedLine[]): Promise<void> {
  const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  const state = business.address?.state;
  if (!state) return;
  const caps = (await work.em.find(NotarialFeeCapEntity, { state })) as NotarialFeeCap[];
  const cap = capInForce(caps, { state, on: todayIn(business.timeZone, work.now) });
  if (!cap) return;
  const fields = lines.flatMap((line, at) => {
    const warning = line.type === 'NOTARIAL_ACT' && !line.capReason ? capWarning(cap, line) : null;
    if (!warning) return [];
    return [{ path: `lines.${at}.capReason`, message: `${warning.message} Enter a reason`, code: 'CAP_REASON_NEEDED' }];
  });
  if (fields.length > 0) throw invalidInput(fields);
}
