import { sql } from 'kysely';
import { hashToken } from '#server/platform/auth/tokens.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** The device that signs in, as far as its request tells. */
export interface Device {
  userAgent: string | undefined;
  address: string | undefined;
  place?: string | undefined;
  /** Of the cookie that a browser is known by; programs keep none. */
  token?: string | undefined;
}

/** For how long a device that is not seen stays known, and the cookie that it is known by is kept. */
export const knownDeviceDays = 400;
/** For how long a network counts as its user's own after they signed in from there. */
const knownAddressDays = 90;

/** From now on this account knows the device. */
export async function knowDevice({ em, now }: AccountWork, userId: string, { token }: Device): Promise<void> {
  if (!token) return;
  await sql`
    insert into known_devices (user_id, token_hash, created_at, last_seen_at)
    values (${userId}, ${hashToken(token)}, ${now}, ${now})
    on conflict (user_id, token_hash) do update set last_seen_at = excluded.last_seen_at
  `.execute(em.getKysely());
}

/** No device is known any more: the account may have been in wrong hands. */
export async function forgetDevices({ em }: AccountWork, userId: string): Promise<void> {
  await sql`delete from known_devices where user_id = ${userId}`.execute(em.getKysely());
}

/** A device that is new to an account, by its cookie or by all that a program without cookies is known by. */
export async function isNewDevice({ em, now }: AccountWork, userId: string, device: Device): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean; isKnown: boolean }>`
    select not exists (select from sessions where user_id = ${userId}) as "isFirst",
      exists (select from known_devices where user_id = ${userId} and token_hash = ${device.token ? hashToken(device.token) : null})
      or exists (
        select from sessions where user_id = ${userId} and address = ${device.address ?? null}
          and user_agent = ${device.userAgent?.slice(0, longestUserAgent) ?? null}
          and last_used_at > ${now}::timestamptz - make_interval(days => ${knownAddressDays})
      ) as "isKnown"
  `.execute(em.getKysely());
  const { isFirst, isKnown } = rows[0]!;
  return !isFirst && !isKnown;
}

export const longestUserAgent = 500;

/** Whether the account with this address, if there is one, knows the device or has lately been used from its network. */
export async function standingWith({ em, now }: AccountWork, email: string, { token, address }: Device) {
  const { rows } = await sql<{ device: boolean; address: boolean }>`
    select exists (
        select from known_devices d join users u on u.id = d.user_id
        where u.email = ${email} and d.token_hash = ${token ? hashToken(token) : null}
      ) as device,
      exists (
        select from sessions s join users u on u.id = s.user_id
        where u.email = ${email} and s.address = ${address ?? null}
          and s.last_used_at > ${now}::timestamptz - make_interval(days => ${knownAddressDays})
      ) as address
  `.execute(em.getKysely());
  return rows[0]!;
}

export async function deleteOldDevices({ em, now }: AccountWork): Promise<void> {
  await sql`
    delete from known_devices where last_seen_at < ${now}::timestamptz - make_interval(days => ${knownDeviceDays})
  `.execute(em.getKysely());
}
