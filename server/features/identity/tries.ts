import type { Member } from '#server/platform/auth/viewer.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { type Counted, type Counter, countTry, triesFrom } from '#server/platform/throttle/throttle.ts';
import { type Device, knownOrigin } from './devices.ts';

/** An attempt at an account without a session: a sign-in, or a request for a mail to its address. */
type Attempt = 'sign-in' | 'mail';

/**
 * Attempts without delay: from a device known to the account, from all unknown devices at it, and from one network at
 * all accounts.
 */
const freeTries: Record<Attempt, { known: number; account: number; network: number }> = {
  'sign-in': { known: 10, account: 5, network: 20 },
  mail: { known: 5, account: 3, network: 10 },
};

/**
 * Returns the counters of an attempt. Devices and networks known to the account have a separate counter, so that
 * strangers' attempts never delay its owner. Addresses without an account are counted the same way.
 */
async function countersOf(work: AccountWork, attempt: Attempt, email: string, device: Device): Promise<Counter[]> {
  const { known, account, network } = freeTries[attempt];
  const isKnown = await knownOrigin(work, email, device);
  if (isKnown.device) return [{ key: `${attempt} ${email} device ${device.token}`, freeTries: known }];
  if (isKnown.address) return [{ key: `${attempt} ${email} address ${device.address}`, freeTries: known }];
  return [{ key: `${attempt} ${email}`, freeTries: account }, triesFrom(attempt, device.address, network)];
}

/** Counts an attempt at an account and returns its counters, the account's first. Throws RATE_LIMITED. */
export async function countTryAt(
  work: AccountWork,
  attempt: Attempt,
  email: string,
  device: Device,
): Promise<Counted[]> {
  return countTry(work, await countersOf(work, attempt, email, device));
}

/** The counter of a signed-in person's step-up attempts, one per session. */
export const proofTriesOf = ({ sessionId }: Member): Counter => ({ key: `proof in ${sessionId}`, freeTries: 5 });

/** The counter of passkey attempts from a network. Passkeys cannot be guessed; this only limits load. */
export const passkeyTriesFrom = ({ address }: Device): Counter => triesFrom('passkey', address, 20);

/**
 * The counter of sign-ups from a network: each sends a mail to an arbitrary address, and reveals whether it has an
 * account.
 */
export const signUpsFrom = ({ address }: Device): Counter => triesFrom('sign-up', address, 20);

/** The counter of password resets from a network; limits the load of hashing. */
export const resetsFrom = ({ address }: Device): Counter => triesFrom('reset', address, 20);
/** The counter of sign-ups with one address: each mails to it until it is confirmed. */
export const signUpsWith = (email: string): Counter => ({ key: `sign-up of ${email}`, freeTries: 5 });

/** The counter of a person's email change requests: each mails to an arbitrary address. */
export const emailChangesOf = (userId: string): Counter => ({ key: `email change of ${userId}`, freeTries: 5 });
