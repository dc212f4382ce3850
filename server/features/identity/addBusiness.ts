import { v7 as uuidv7 } from 'uuid';
import { BusinessEntity, MembershipEntity, type MembershipRow, type UserRow } from '#db/entities/index.ts';
import { daysAfter } from '#domain/dates.ts';
import { guessTimeZone } from '#domain/guessTimeZone.ts';
import { TRIAL_DAYS } from '#domain/plans.ts';
import { addStartingServices } from '#server/features/services/index.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/**
 * Creates a business with its trial and starting price list, and makes the person its owner. Guesses an unknown time
 * zone.
 */
export async function addBusiness(
  work: AccountWork,
  user: UserRow,
  { name, timeZone }: { name: string; timeZone?: string | null },
): Promise<MembershipRow> {
  const { em, now } = work;
  const zone = guessTimeZone(timeZone);
  const business = em.create(BusinessEntity, {
    id: uuidv7(),
    name,
    email: user.email,
    timeZone: zone.timeZone,
    timeZoneGuessed: zone.guessed,
    trialEndsAt: daysAfter(now, TRIAL_DAYS),
  });
  em.persist([user, business]);
  await em.flush();
  const membership = em.create(MembershipEntity, { businessId: business.id, userId: user.id, role: 'OWNER' });
  em.persist(membership);
  addStartingServices(em, business.id);
  await work.recordFor(
    { userId: user.id, businessId: business.id },
    { type: 'account.created', summary: 'Signed up and opened the business' },
  );
  return membership;
}
