import { sql } from 'kysely';
import { CLOSURE_GRACE_DAYS, CLOSURE_REMINDER_DAYS } from '#domain/closure.ts';
import type { App } from '#server/app.ts';
import { processClosures } from '#server/features/closure/jobs/processClosures.ts';

/** Runs the hourly job. */
export const runClosureJob = ({ services }: Pick<App, 'services'>): Promise<void> => processClosures(services);

/** Backdates a business's closure. */
export const closedDaysAgo = ({ services }: Pick<App, 'services'>, businessId: string, days: number) =>
  sql`
    update business_closures c set closed_at = at, reminded_at = reminded_at - (closed_at - at), delete_at = delete_at - (closed_at - at)
    from (select now() - make_interval(secs => ${days * 86_400}) as at) ago where business_id = ${businessId}
  `.execute(services.database.em.getKysely());

/** Lets the whole grace period pass, including the reminder. */
export async function endGracePeriod(app: Pick<App, 'services'>, businessId: string): Promise<void> {
  for (const days of [CLOSURE_GRACE_DAYS - CLOSURE_REMINDER_DAYS + 0.001, CLOSURE_GRACE_DAYS + 0.01]) {
    await closedDaysAgo(app, businessId, days);
    await runClosureJob(app);
  }
}
