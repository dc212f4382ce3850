import { UserEntity } from '#db/entities/index.ts';
import type { AccountActivity } from '#server/platform/commands/activity.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** The security changes of which an account's owner is notified. */
export type SecurityNotice =
  | 'TWO_STEP_ON'
  | 'TWO_STEP_OFF'
  | 'RECOVERY_CODES_RENEWED'
  | 'RECOVERY_CODE_USED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED';

const recorded: Record<SecurityNotice, Pick<AccountActivity, 'type' | 'summary'>> = {
  TWO_STEP_ON: { type: 'account.two_step_on', summary: 'Turned two-step sign-in on' },
  TWO_STEP_OFF: { type: 'account.two_step_off', summary: 'Turned two-step sign-in off' },
  RECOVERY_CODES_RENEWED: { type: 'account.recovery_codes_renewed', summary: 'Created new recovery codes' },
  RECOVERY_CODE_USED: { type: 'account.recovery_code_used', summary: 'Used a recovery code' },
  PASSKEY_ADDED: { type: 'account.passkey_added', summary: 'Added a passkey' },
  PASSKEY_REMOVED: { type: 'account.passkey_removed', summary: 'Removed a passkey' },
};

/**
 * Mails the owner of an account and records in the audit log that a sign-in factor changed, so that no change goes
 * unnoticed.
 */
export async function notifyOwner(
  work: AccountWork,
  userId: string,
  mail: SecurityNotice,
  details: Pick<AccountActivity, 'before' | 'after'> = {},
): Promise<void> {
  const { email } = await work.em.findOneOrFail(UserEntity, { id: userId });
  await work.enqueue('mail.account', { mail, email });
  await work.recordFor({ userId }, { ...recorded[mail], ...details });
}
