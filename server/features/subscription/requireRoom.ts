import { startOfMonthIn, todayIn } from '#domain/dates.ts';
import { addMonths, firstDayOf, monthOf } from '#domain/months.ts';
import { allowanceOf, isReached, limitReachedInWords, type MonthlyLimit, planLifting } from '#domain/planLimits.ts';
import { planOf } from '#domain/plans.ts';
import { Refusal } from '#server/core/errors.ts';
import { hasRights } from '#server/platform/auth/viewer.ts';
import { requireTestRoom } from '#server/platform/commands/requireTestRoom.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { type BusinessStanding, lockStanding } from '#server/platform/plan/planFacts.ts';
import { hasDocumentsInMonth, monthlyUsage } from './monthlyUsage.ts';

/** The quote or invoice to create, and its customer. */
interface Wanted {
  /** Omitted where a customer is restored and nothing is created. */
  document?: 'QUOTES_PER_MONTH' | 'INVOICES_PER_MONTH';
  customerId: string;
}

/**
 * Enforces the monthly limits of the plan, or the fixed limits of a test business; the only place that does for quotes
 * and invoices. Called before anything is created for a customer. Counts under a lock, so that concurrent requests cannot
 * exceed a limit together. Throws PLAN_LIMIT_REACHED or TEST_LIMIT_REACHED. Applies to members and API keys only: actions
 * of customers and payments are never refused.
 */
export async function requireRoom(work: Work, { document, customerId }: Wanted): Promise<void> {
  if (!hasRights(work.viewer)) return;
  const { businessId, now } = work;
  const database = work.em.getKysely();
  const locked = await lockStanding(database, businessId, now);
  if (locked.isTest) {
    if (document) await requireTestRoom(work, document === 'QUOTES_PER_MONTH' ? 'QUOTES' : 'INVOICES');
    return;
  }
  const month = { businessId, begins: startOfMonthIn(locked.timeZone, now) };
  const used = await monthlyUsage(database, month);
  const served = await hasDocumentsInMonth(database, month, customerId);
  // A customer with documents this month is counted already, except an archived one that is restored.
  const addsCustomer = document ? !served : served;
  if (document) refuseWhereReached(locked, document, used[document], now);
  if (addsCustomer) refuseWhereReached(locked, 'ACTIVE_CUSTOMERS', used.ACTIVE_CUSTOMERS, now);
}

function refuseWhereReached(
  { standing: { limitsTier }, timeZone }: BusinessStanding,
  limit: MonthlyLimit,
  used: number,
  now: Date,
): void {
  const allowed = allowanceOf(planOf(limitsTier), limit);
  if (!isReached(used, allowed)) return;
  const nextMonth = firstDayOf(addMonths(monthOf(todayIn(timeZone, now)), 1));
  const words = limitReachedInWords({ limit, tier: limitsTier, used, nextMonth });
  throw new Refusal('PLAN_LIMIT_REACHED', words, { limit, used, allowed, plan: planLifting(limitsTier, limit) });
}
