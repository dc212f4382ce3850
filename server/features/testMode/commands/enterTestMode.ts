import { LockMode } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { BusinessEntity, type BusinessRow, MembershipEntity, RoleEntity, SessionEntity } from '#db/entities/index.ts';
import { TEST_GRANTS } from '#domain/testMode.ts';
import { forbidden, Refusal } from '#server/core/errors.ts';
import { memberOf } from '#server/features/identity/index.ts';
import { addStartingServices } from '#server/features/services/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import { lockBusiness } from '#server/platform/commands/lockBusiness.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** The settings that a new test business copies from its live business. */
const SETTINGS = [
  'name',
  'email',
  'phone',
  'timeZone',
  'timeZoneGuessed',
  'address',
  'quotePrefix',
  'invoicePrefix',
  'quoteTerms',
  'invoiceTerms',
  'quoteValidDays',
  'netDays',
  'taxRate',
  'travelCentsPerMile',
  'travelFreeMiles',
  'travelMinimumCents',
  'travelRoundTrip',
  'travelTaxable',
  'partPayments',
  'tips',
  'trialEndsAt',
] as const satisfies (keyof BusinessRow)[];

/**
 * Switches a session to the test business of the current business, which is created the first time. Throws
 * INVALID_STATE in a test business, FORBIDDEN where the caller's rights have changed.
 */
export async function enterTestMode(work: AccountWork, member: Member): Promise<Member> {
  const { em } = work;
  const { businessId, userId, sessionId, rights } = member;
  const live = await em.findOneOrFail(BusinessEntity, { id: businessId });
  if (live.testOfBusinessId) throw new Refusal('INVALID_STATE', 'You’re already viewing test data');
  await lockBusiness({ em, businessId });
  const inLive = await em.findOneOrFail(
    MembershipEntity,
    { businessId, userId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (inLive.status !== 'ACTIVE' || inLive.rights !== rights) throw forbidden();
  const testId = await testBusinessOf(work, live, userId);
  const session = await em.findOneOrFail(SessionEntity, { id: sessionId });
  session.businessId = testId;
  const inTest = await em.findOne(MembershipEntity, { businessId: testId, userId });
  // The same version of the rights as in the live business: a change there ends access here (team/rights.ts).
  const access = { ...(await testRole(work, testId)), status: 'ACTIVE', rights } as const;
  const membership = inTest
    ? em.assign(inTest, access)
    : em.create(MembershipEntity, { businessId: testId, userId, ...access });
  em.persist(membership);
  await em.flush();
  return memberOf(work, sessionId, membership);
}

/** Returns the id of the test business, creating it and recording that if there is none. */
async function testBusinessOf(work: AccountWork, live: BusinessRow, userId: string): Promise<string> {
  const { em } = work;
  const known = await em.findOne(BusinessEntity, { testOfBusinessId: live.id });
  if (known) return known.id;
  const settings = Object.fromEntries(SETTINGS.map((name) => [name, live[name]])) as Pick<
    BusinessRow,
    (typeof SETTINGS)[number]
  >;
  const test = em.create(BusinessEntity, { id: uuidv7(), ...settings, testOfBusinessId: live.id });
  em.persist(test);
  em.persist(em.create(RoleEntity, { businessId: test.id, name: 'Test mode', grants: TEST_GRANTS }));
  addStartingServices(em, test.id);
  await em.flush();
  await work.recordFor(
    { userId, businessId: live.id },
    { type: 'test_mode.turned_on', summary: 'Turned on test mode' },
  );
  return test.id;
}

/** The one role of a test business. */
async function testRole({ em }: AccountWork, businessId: string): Promise<{ role: 'CUSTOM'; roleId: string }> {
  const { id } = await em.findOneOrFail(RoleEntity, { businessId }, { filters: { business: false } });
  return { role: 'CUSTOM', roleId: id };
}
