import { BusinessEntity, MembershipEntity, type UserRow } from '#db/entities/index.ts';
import { daysAfter } from '#domain/dates.ts';
import { guessTimeZone } from '#domain/guessTimeZone.ts';
import { TRIAL_DAYS } from '#domain/plans.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { revokeLinks } from './accountTokens.ts';

interface SignedUpAs {
  fullName: string;
  passwordHash: string;
  timeZone?: string | null;
}

/**
 * Replaces an earlier unconfirmed sign-up for the same address, which may have been a stranger's: voids its name,
 * password and confirmation links. Nobody can have signed in to it, so its business is empty.
 */
export async function replaceUnconfirmed(
  work: AccountWork,
  user: UserRow,
  { fullName, passwordHash, timeZone }: SignedUpAs,
): Promise<void> {
  const { em, now } = work;
  const zone = guessTimeZone(timeZone);
  em.assign(user, { fullName, passwordHash, signUpTokenHash: null, createdAt: now });
  await revokeLinks(work, user);
  for (const { businessId } of await em.find(MembershipEntity, { userId: user.id, role: 'OWNER' })) {
    const business = await em.findOneOrFail(BusinessEntity, { id: businessId });
    em.assign(business, {
      name: fullName,
      timeZone: zone.timeZone,
      timeZoneGuessed: zone.guessed,
      trialEndsAt: daysAfter(now, TRIAL_DAYS),
    });
  }
}
