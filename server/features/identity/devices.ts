import { sql } from 'kysely';
import { hashToken } from '#server/platform/auth/tokens.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** The device of a sign-in, as far as the request shows. */
export interface Device {
  userAgent: string | undefined;
  address: string | undefined;
  place?: string | undefined;
  /** From the device cookie; programs have none. */
  token?: string | undefined;
}

/** Days without use after which a device is forgotten; also the lifetime of its cookie. */
export const knownDeviceDays = 400;
/** Days for which a network counts as the user's after a sign-in from it. */
const knownAddressDays = 90;

/** Records the device as known to the account. */
export async function recordDevice({ em, now }: AccountWork, userId: string, { token }: Device): Promise<void> {
  if (!token) return;
  await sql`
    insert into known_devices (user_id, token_hash, created_at, last_seen_at)
    values (${userId}, ${hashToken(token)}, ${now}, ${now})
    on conflict (user_id, token_hash) do update set last_seen_at = excluded.last_seen_at
  `.execute(em.getKysely());
}

/** Forgets all devices, because the account may have been compromised. */
export async function forgetDevices({ em }: AccountWork, userId: string): Promise<void> {
  await sql`delete from known_devices where user_id = ${userId}`.execute(em.getKysely());
}

/**
 * Returns whether a device is new to an account: by its cookie, or by user agent and network for programs without
 * cookies.
 */
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

/**
 * Returns whether the account with this address, if one exists, knows the device or was recently used from its network.
 */
export async function knownOrigin({ em, now }: AccountWork, email: string, { token, address }: Device) {
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
