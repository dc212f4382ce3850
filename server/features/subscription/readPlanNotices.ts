import type { Queryable } from '#db/orm.ts';
import { startOfMonthIn } from '#domain/dates.ts';
import { type PlanNotice, planNotices } from '#domain/planNotices.ts';
import { type BusinessStanding, readBusinessStanding } from '#server/platform/plan/planFacts.ts';
import { monthlyUsage } from './monthlyUsage.ts';

interface Found extends BusinessStanding {
  notices: PlanNotice[];
}

/** Returns the notices that a business's plan calls for now, whether or not they were sent before. */
export async function readPlanNotices(database: Queryable, businessId: string, now: Date): Promise<Found> {
  const found = await readBusinessStanding(database, businessId, now);
  const used = await monthlyUsage(database, { businessId, begins: startOfMonthIn(found.timeZone, now) });
  return { ...found, notices: planNotices({ ...found, used }, now) };
}
