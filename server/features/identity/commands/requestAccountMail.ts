import type { AccountWork } from '#server/platform/commands/work.ts';
import type { AccountMail } from '#server/platform/jobs/jobs.ts';

/** Does the same for any address, known or not: whether there is an account is only found out by the job. */
export async function requestAccountMail(work: AccountWork, mail: AccountMail, email: string): Promise<void> {
  await work.enqueue('mail.account', { mail, email });
}
