import { sql } from 'kysely';
import {
  MembershipEntity,
  type MembershipRow,
  RefreshTokenEntity,
  RoleEntity,
  SessionEntity,
  type SessionRow,
  type UserRow,
} from '#db/entities/index.ts';
import { counted } from '#domain/counted.ts';
import { DAY_MS } from '#domain/dates.ts';
import { type Grants, grantsOf } from '#domain/permissions.ts';
import { unauthenticated } from '#server/core/errors.ts';
import { hashToken, randomToken } from '#server/platform/auth/tokens.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { readStanding } from '#server/platform/plan/planFacts.ts';
import { deviceInWords } from './deviceInWords.ts';
import { type Device, isNewDevice, longestUserAgent, recordDevice } from './devices.ts';
import { openSessions } from './openSessions.ts';

/** Spec, "Remember me": 30 days with it; without it a session cookie, and at most one day. */
const rememberedMs = 30 * DAY_MS;
const unrememberedMs = DAY_MS;

/** Applies regardless of use; then the owner must authenticate again (OWASP ASVS 5.0, 7.3.2). */
const longestSessionDays = 90;
/** The reason given for a session that reached the maximum age. */
const TOO_OLD = `You were signed in for ${longestSessionDays} days, the maximum`;
/** Days for which ended sessions are stored. */
const overSessionsKeptDays = 90;
/** The reason given for a session that its owner ended. */
export const SIGNED_OUT = 'You signed out';

/** A session's person and its one valid refresh token. */
export interface Grant {
  member: Member;
  refreshToken: string;
  remembered: boolean;
}

/** The factors used for a sign-in. */
export type SignInWith = 'PASSWORD' | 'PASSWORD_AND_CODE' | 'RECOVERY_CODE' | 'PASSKEY' | 'MAILED_LINK';

/**
 * Opens a session for an authenticated person. Ends the least recently used one where the plan's limit is exceeded, and
 * mails the owner where the device is new to a used account. Acts for the named business, else for the last used one.
 */
export async function openSession(
  work: AccountWork,
  user: UserRow,
  device: Device,
  { with: signedInWith, remembered }: { with: SignInWith; remembered: boolean },
  businessId?: string,
): Promise<Grant> {
  const membership = await membershipToOpen(work, user, businessId);
  await enforceSessionLimit(work, user, membership.businessId);
  const isNew = await isNewDevice(work, user.id, device);
  await recordDevice(work, user.id, device);
  const session = work.em.create(SessionEntity, {
    userId: user.id,
    businessId: membership.businessId,
    remembered,
    userAgent: device.userAgent?.slice(0, longestUserAgent),
    address: device.address,
    place: device.place,
    lastUsedAt: work.now,
    provenAt: work.now,
  });
  work.em.persist(session);
  if (isNew) await work.enqueue('mail.account', { mail: 'NEW_DEVICE', email: user.email, sessionId: session.id });
  await work.recordFor(
    { userId: user.id },
    {
      type: 'account.signed_in',
      summary: isNew ? 'Signed in on a new device' : 'Signed in',
      after: { signedInWith, place: device.place ?? null },
    },
  );
  const member = await memberOf(work, session.id, membership);
  const refreshToken = randomToken();
  storeRefreshToken(work, refreshToken, session);
  return { member, remembered, refreshToken };
}

/**
 * A person without an active membership may still sign in to their former business, where the client tells them so and
 * offers what to do next.
 */
async function membershipToOpen(work: AccountWork, user: UserRow, businessId?: string): Promise<MembershipRow> {
  const all = await liveMemberships(work, user.id);
  const active = all.filter(({ status }) => status === 'ACTIVE');
  const last = await work.em.findOne(
    SessionEntity,
    { userId: user.id },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );
  const wanted = active.find((membership) => membership.businessId === (businessId ?? last?.businessId));
  const membership = wanted ?? active[0] ?? all.at(-1);
  if (!membership) throw unauthenticated();
  return membership;
}

/** Returns a person's memberships, oldest first, without those of test businesses: a session begins with live data. */
async function liveMemberships({ em }: AccountWork, userId: string): Promise<MembershipRow[]> {
  const all = await em.find(MembershipEntity, { userId }, { orderBy: { createdAt: 'asc' } });
  const { rows } = await sql<{ id: string }>`
    select id from businesses where id = any(${all.map(({ businessId }) => businessId)}::uuid[]) and test_of_business_id is null
  `.execute(em.getKysely());
  return all.filter(({ businessId }) => rows.some(({ id }) => id === businessId));
}

/** Ends a person's least recently used sessions, so that the plan allows one more, or the one to keep. */
export async function enforceSessionLimit(
  work: AccountWork,
  user: UserRow,
  businessId: string,
  keepId?: string,
): Promise<void> {
  const database = work.em.getKysely();
  // Serializes concurrent sign-ins. FOR NO KEY UPDATE does not block inserts that reference the person: their
  // transactions may hold the business lock, which this one takes at its end.
  await sql`select from users where id = ${user.id} for no key update`.execute(database);
  const { limits } = await readStanding(database, businessId, work.now);
  const most = limits.concurrentSessions;
  const others = (await openSessions(database, user.id)).filter(({ id }) => id !== keepId);
  const surplus = others.slice(most - 1).map(({ id }) => id);
  if (surplus.length === 0) return;
  const reason = `You signed in on another device, and your plan allows ${counted(most, 'session')} at a time`;
  await endSessions(work, { id: { $in: surplus } }, reason);
}

/** Returns a member with their current permissions, in a session. */
export async function memberOf(work: AccountWork, sessionId: string, membership: MembershipRow): Promise<Member> {
  const { userId, businessId, role, rights } = membership;
  return { kind: 'member', userId, sessionId, businessId, role, rights, grants: await grantsIn(work, membership) };
}

async function grantsIn({ em }: AccountWork, { businessId, role, roleId, status }: MembershipRow): Promise<Grants> {
  if (status !== 'ACTIVE') return {};
  if (role !== 'CUSTOM') return grantsOf(role);
  return (await em.findOneOrFail(RoleEntity, { businessId, id: roleId! }, { filters: { business: false } })).grants;
}

/** Stores a session's refresh token, hashed. */
export function storeRefreshToken(
  work: AccountWork,
  token: string,
  { id: sessionId, remembered }: { id: string; remembered: boolean },
): void {
  const expiresAt = new Date(work.now.getTime() + (remembered ? rememberedMs : unrememberedMs));
  work.em.persist(work.em.create(RefreshTokenEntity, { sessionId, tokenHash: hashToken(token), expiresAt }));
}

/** Ends a session beyond the maximum age, and returns the reason. */
export async function endIfTooOld(work: AccountWork, { id, createdAt }: SessionRow): Promise<string | undefined> {
  if (work.now.getTime() - createdAt.getTime() < longestSessionDays * DAY_MS) return undefined;
  await endSessions(work, { id }, TOO_OLD);
  return TOO_OLD;
}

/**
 * Ends every open session of the person, or of everyone in the business, but the one to keep. Their access tokens
 * become invalid at once and are refused with the reason. Returns how many.
 */
export async function endSessions(
  work: AccountWork,
  where:
    | { userId: string; id?: string; businessId?: string }
    | { businessId: string }
    | { id: string | { $in: string[] } },
  reason: string,
  keepId?: string,
): Promise<number> {
  const open = await work.em.find(SessionEntity, { ...where, endedAt: null });
  const ending = open.filter(({ id }) => id !== keepId);
  for (const session of ending) {
    session.endedAt = work.now;
    session.endedReason = reason;
    work.announce({ kind: 'sessionEnded', sessionId: session.id, reason });
    const summary = reason === SIGNED_OUT ? 'Signed out' : `Session of ${deviceInWords(session.userAgent).name} ended`;
    await work.recordFor(session, { type: 'account.session_ended', summary, after: { reason } });
  }
  return ending.length;
}

/**
 * Deletes sessions that ended or expired long ago. Keeps each person's latest one, which shows that the account was
 * used before.
 */
export async function deleteOldSessions({ em, now }: AccountWork): Promise<void> {
  await sql`
    delete from sessions s
    where coalesce(s.ended_at, s.last_used_at) < ${now}::timestamptz - make_interval(days => ${overSessionsKeptDays})
      and exists (select from sessions later where later.user_id = s.user_id and later.created_at > s.created_at)
  `.execute(em.getKysely());
}
