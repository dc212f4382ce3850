import type { AccountWork } from '#server/platform/commands/work.ts';
import type { AccountMail } from '#server/platform/jobs/jobs.ts';
import type { Device } from '../devices.ts';
import { countTryAt } from '../tries.ts';

/** Does the same for any address, known or not: whether there is an account is only found out by the job. Throws RATE_LIMITED. */
export async function requestAccountMail(
  work: AccountWork,
  mail: AccountMail,
  email: string,
  device: Device,
): Promise<void> {
  await countTryAt(work, 'mail', email, device);
  await work.enqueue('mail.account', { mail, email, askedAt: work.now.toISOString() });
}
