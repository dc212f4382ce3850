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
import { hashToken, randomToken } from '#server/platform/auth/tokens.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { unauthenticated } from '#server/platform/graphql/errors.ts';
import { readStanding } from '#server/platform/plan/planFacts.ts';
import { deviceInWords } from './deviceInWords.ts';
import { type Device, isNewDevice, knowDevice, longestUserAgent } from './devices.ts';
import { openSessions } from './openSessions.ts';

/** Spec, "Remember me": 30 days with it; a cookie that ends with the browser, and a day at most, without. */
const rememberedMs = 30 * DAY_MS;
const unrememberedMs = DAY_MS;

/** However it is used: then its owner proves once more who they are (OWASP ASVS 5.0, 7.3.2). */
const longestSessionDays = 90;
/** The reason of a session that came to that. */
const TOO_OLD = `You had been signed in for ${longestSessionDays} days, the longest there is`;
/** For how long it can be seen where somebody was signed in. */
const overSessionsKeptDays = 90;
/** The reason of whoever ends their own session on purpose. */
export const SIGNED_OUT = 'You signed out';

/** What was granted: who it is for, and the one refresh token that is good now. */
export interface Grant {
  member: Member;
  refreshToken: string;
  remembered: boolean;
}

/** What somebody proved by, signing in, that they are who they say. */
export type SignInWith = 'PASSWORD' | 'PASSWORD_AND_CODE' | 'RECOVERY_CODE' | 'PASSKEY' | 'MAILED_LINK';

/**
 * Opens a session on a device for a person whose identity is proven. One more than their plan allows ends another. Where
 * the device is new to an account that was used before, its owner is told by mail. It acts for the business that is named,
 * or else for the one that they acted for last.
 */
export async function openSession(
  work: AccountWork,
  user: UserRow,
  device: Device,
  { with: signedInWith, remembered }: { with: SignInWith; remembered: boolean },
  businessId?: string,
): Promise<Grant> {
  const membership = await membershipToOpen(work, user, businessId);
  await makeRoom(work, user, membership.businessId);
  const isNew = await isNewDevice(work, user.id, device);
  await knowDevice(work, user.id, device);
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
  keepToken(work, refreshToken, session);
  return { member, remembered, refreshToken };
}

/** Who works nowhere any more is let in where they did: to be told so, and to go on from there. */
async function membershipToOpen(work: AccountWork, user: UserRow, businessId?: string): Promise<MembershipRow> {
  const all = await work.em.find(MembershipEntity, { userId: user.id }, { orderBy: { createdAt: 'asc' } });
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

/** Ends the least recently used sessions of a person, so that the plan allows one more, or the one to keep. */
export async function makeRoom(work: AccountWork, user: UserRow, businessId: string, keepId?: string): Promise<void> {
  const database = work.em.getKysely();
  // Two who sign in at once come one after the other. Rows that point to the person do not wait for that: whoever writes
  // them may hold the business's turn, which is waited for at the end of this.
  await sql`select from users where id = ${user.id} for no key update`.execute(database);
  const { limits } = await readStanding(database, businessId, work.now);
  const most = limits.concurrentSessions;
  const others = (await openSessions(database, user.id)).filter(({ id }) => id !== keepId);
  const surplus = others.slice(most - 1).map(({ id }) => id);
  if (surplus.length === 0) return;
  const reason = `You signed in elsewhere, and your plan has ${counted(most, 'session')} at a time`;
  await endSessions(work, { id: { $in: surplus } }, reason);
}

/** Somebody with the rights that they have now, in a session of theirs. */
export async function memberOf(work: AccountWork, sessionId: string, membership: MembershipRow): Promise<Member> {
  const { userId, businessId, role, rights } = membership;
  return { kind: 'member', userId, sessionId, businessId, role, rights, grants: await grantsIn(work, membership) };
}

async function grantsIn({ em }: AccountWork, { businessId, role, roleId, status }: MembershipRow): Promise<Grants> {
  if (status !== 'ACTIVE') return {};
  if (role !== 'CUSTOM') return grantsOf(role);
  return (await em.findOneOrFail(RoleEntity, { businessId, id: roleId! }, { filters: { business: false } })).grants;
}

/** Makes a refresh token good for its session; it is stored hashed. */
export function keepToken(
  work: AccountWork,
  token: string,
  { id: sessionId, remembered }: { id: string; remembered: boolean },
): void {
  const expiresAt = new Date(work.now.getTime() + (remembered ? rememberedMs : unrememberedMs));
  work.em.persist(work.em.create(RefreshTokenEntity, { sessionId, tokenHash: hashToken(token), expiresAt }));
}

/** Ends a session that began too long ago, and answers the reason. */
export async function endIfTooOld(work: AccountWork, { id, createdAt }: SessionRow): Promise<string | undefined> {
  if (work.now.getTime() - createdAt.getTime() < longestSessionDays * DAY_MS) return undefined;
  await endSessions(work, { id }, TOO_OLD);
  return TOO_OLD;
}

/** Ends every open session of the person, or of everybody in the business, but the one to keep; their access tokens are worthless from here on, and who comes with one is told the reason. Answers how many. */
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
 * Sessions that were ended, or ran out, long ago. A person's latest one stays: by it a device is known to be new to an
 * account that was used before.
 */
export async function deleteOldSessions({ em, now }: AccountWork): Promise<void> {
  await sql`
    delete from sessions s
    where coalesce(s.ended_at, s.last_used_at) < ${now}::timestamptz - make_interval(days => ${overSessionsKeptDays})
      and exists (select from sessions later where later.user_id = s.user_id and later.created_at > s.created_at)
  `.execute(em.getKysely());
}
