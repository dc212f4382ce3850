import type { AccountWork } from '#server/platform/commands/work.ts';
import type { Device } from '../devices.ts';
import type { AccountMail } from '../jobs/sendAccountMail.ts';
import { countTryAt } from '../tries.ts';

/**
 * Enqueues the same job for known and unknown addresses; only the job checks whether an account exists, so the response
 * does not reveal it. Throws RATE_LIMITED.
 */
export async function requestAccountMail(
  work: AccountWork,
  mail: AccountMail,
  email: string,
  device: Device,
): Promise<void> {
  await countTryAt(work, 'mail', email, device);
  await work.enqueue('mail.account', { mail, email, askedAt: work.now.toISOString() });
}
