import { sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import { type PlanFacts, type Standing, standingOf } from '#domain/subscription.ts';

interface Facts {
  trialEndsAt: string;
  betaAccessEndsAt: string | null;
  closed: boolean;
  chosen: Record<keyof NonNullable<PlanFacts['chosen']>, unknown> | null;
}

interface Found extends Facts {
  timeZone: string;
  isTest: boolean;
}

export interface BusinessStanding {
  standing: Standing;
  timeZone: string;
  /** Whether it is a test business. Its standing is that of its live business, but nothing in it counts in the plan. */
  isTest: boolean;
}

/** Reads a business's current standing: plan, limits and usage. */
export const readStanding = async (database: Queryable, businessId: string, now: Date): Promise<Standing> =>
  (await readBusinessStanding(database, businessId, now)).standing;

/** The same with the time zone that determines its months. */
export const readBusinessStanding = (database: Queryable, businessId: string, now: Date) =>
  read(database, businessId, now, false);

/** The same, locking the business row until the transaction ends, so that usage is not counted concurrently. */
export const lockStanding = (database: Queryable, businessId: string, now: Date): Promise<BusinessStanding> =>
  read(database, businessId, now, true);

async function read(database: Queryable, businessId: string, now: Date, lock: boolean): Promise<BusinessStanding> {
  // The lock does not conflict with foreign-key checks, so rows that refer to the business can still be inserted.
  const { rows } = await sql<{ found: Found }>`
    select json_build_object('timeZone', b.time_zone, 'isTest', b.test_of_business_id is not null, 'trialEndsAt', b.trial_ends_at,
      'betaAccessEndsAt', b.beta_access_ends_at,
      'closed', exists (select from business_closures c where c.business_id = b.id), 'chosen', (
        select json_build_object('tier', s.tier, 'interval', s.interval, 'priceCents', s.price_cents,
          'status', s.status,
          'trialEndsAt', s.trial_ends_at, 'currentPeriodEndsAt', s.current_period_ends_at,
          'cancelAtPeriodEnd', s.cancel_at_period_end, 'pastDueSince', s.past_due_since)
        from subscriptions s where s.business_id = b.id)) as found
    from businesses b where b.id = ${businessId} ${lock ? sql`for no key update` : sql``}
  `.execute(database);
  const [row] = rows;
  if (!row) throw new Error(`there is no business ${businessId}`);
  const { timeZone, isTest, ...facts } = row.found;
  const standing = standingOf(factsOf(isTest ? await factsOfLive(database, businessId) : facts), now);
  return { timeZone, isTest, standing };
}

/** The facts of a test business's live business, whose rows a transaction of the test business cannot read. */
async function factsOfLive(database: Queryable, testBusinessId: string): Promise<Facts> {
  const { rows } = await sql<{ facts: Facts }>`select plan_facts_of_live(${testBusinessId}) as facts`.execute(database);
  return rows[0]!.facts;
}

const instant = (text: unknown): Date | null => (text ? new Date(text as string) : null);

const factsOf = ({ trialEndsAt, betaAccessEndsAt, closed, chosen }: Facts): PlanFacts => ({
  trialEndsAt: new Date(trialEndsAt),
  betaAccessEndsAt: instant(betaAccessEndsAt),
  closed,
  chosen: chosen && {
    ...(chosen as unknown as NonNullable<PlanFacts['chosen']>),
    trialEndsAt: instant(chosen.trialEndsAt),
    currentPeriodEndsAt: instant(chosen.currentPeriodEndsAt),
    pastDueSince: instant(chosen.pastDueSince),
  },
});
