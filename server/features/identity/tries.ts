import type { Member } from '#server/platform/auth/viewer.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { type Counted, type Counter, countTry, triesFrom } from '#server/platform/throttle/throttle.ts';
import { type Device, standingWith } from './devices.ts';

/** What somebody tries at an account without being signed in: to sign in, or to have a mail sent to its address. */
type Attempt = 'sign-in' | 'mail';

/** How many tries cost no waiting: of a device that the account knows, of all strangers at it, of one network at all accounts. */
const freeTries: Record<Attempt, { known: number; account: number; network: number }> = {
  'sign-in': { known: 10, account: 5, network: 20 },
  mail: { known: 5, account: 3, network: 10 },
};

/**
 * What a try is counted by. Whoever comes from a device or a network that the account knows is counted apart from all
 * strangers: however long these are kept waiting, its owner is not. Addresses without an account are counted alike.
 */
async function countersOf(work: AccountWork, attempt: Attempt, email: string, device: Device): Promise<Counter[]> {
  const { known, account, network } = freeTries[attempt];
  const standing = await standingWith(work, email, device);
  if (standing.device) return [{ key: `${attempt} ${email} device ${device.token}`, freeTries: known }];
  if (standing.address) return [{ key: `${attempt} ${email} address ${device.address}`, freeTries: known }];
  return [{ key: `${attempt} ${email}`, freeTries: account }, triesFrom(attempt, device.address, network)];
}

/** Counts a try at an account. Answers what it was counted by, the account's counter first. Throws RATE_LIMITED. */
export async function countTryAt(
  work: AccountWork,
  attempt: Attempt,
  email: string,
  device: Device,
): Promise<Counted[]> {
  return countTry(work, await countersOf(work, attempt, email, device));
}

/** Tries of a signed-in person to prove who they are: each session by itself. */
export const proofTriesOf = ({ sessionId }: Member): Counter => ({ key: `proof in ${sessionId}`, freeTries: 5 });

/** Tries of a network with passkeys, which cannot be guessed: only so that nobody keeps the server busy. */
export const passkeyTriesFrom = ({ address }: Device): Counter => triesFrom('passkey', address, 20);

/** Sign-ups of a network: each mails to an address that anybody may have typed, and tells whether it has an account. */
export const signUpsFrom = ({ address }: Device): Counter => triesFrom('sign-up', address, 20);

/** Tries of a network with links that set a new password, so that nobody keeps the server busy hashing. */
export const resetsFrom = ({ address }: Device): Counter => triesFrom('reset', address, 20);
/** Sign-ups with one address: each mails to it as long as nobody has confirmed it. */
export const signUpsWith = (email: string): Counter => ({ key: `sign-up of ${email}`, freeTries: 5 });

/** Wishes of one person to change their address: each mails to one that may be anybody's. */
export const emailChangesOf = (userId: string): Counter => ({ key: `email change of ${userId}`, freeTries: 5 });
