import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { MOST_REQUESTS_KEPT, REQUESTS_KEPT_DAYS } from '#domain/apiKeys/lifetime.ts';
import { daysAfter } from '#domain/dates.ts';
import { earlierClockTime } from '#server/platform/commands/earlierClockTime.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import type { JobServices } from '#server/platform/worker/worker.ts';

/** Deletes request log rows that are too old, and all but the newest rows of each business. */
export const forgetApiRequests = ({ commands }: Pick<JobServices, 'commands'>): Promise<void> =>
  commands.runForAccount(forget);

async function forget(work: AccountWork): Promise<void> {
  const oldest = firstIdOf(daysAfter(await earlierClockTime(work), -REQUESTS_KEPT_DAYS));
  const database = work.em.getKysely();
  const { rows } = await sql<{ businessId: string }>`
    select distinct business_id as "businessId" from api_keys
  `.execute(database);
  for (const { businessId } of rows)
    await sql`
      delete from api_requests where business_id = ${businessId} and id < greatest(${oldest}::uuid, (
        select id from api_requests where business_id = ${businessId}
        order by id desc offset ${MOST_REQUESTS_KEPT - 1} limit 1))
    `.execute(database);
}

/** Returns the smallest UUIDv7 of an instant. */
const firstIdOf = (instant: Date): string => uuidv7({ msecs: instant.getTime(), random: new Uint8Array(16), seq: 0 });
