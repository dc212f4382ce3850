import type { AccountWork } from '#server/platform/commands/work.ts';
import { revokeAccountTokens, spendAccountToken } from '../accountTokens.ts';

/** Revokes the link to the new address. Throws TOKEN_INVALID. */
export async function cancelEmailChange(work: AccountWork, token: string): Promise<void> {
  const { user } = await spendAccountToken(work, 'CANCEL_EMAIL_CHANGE', token);
  await revokeAccountTokens(work, user.id, 'CONFIRM_EMAIL_CHANGE');
  await work.recordFor(
    { userId: user.id },
    { type: 'account.email_change_canceled', summary: 'Canceled their email change' },
  );
}
