/** What happens to a person's account: for the audit log alone, no feed tells it. */
export type AccountActivityType =
  `account.${'created' | 'signed_in' | 'sign_in_failed' | 'session_ended' | 'password_changed' | 'password_reset' | 'email_confirmed' | 'email_change_requested' | 'email_changed' | 'email_change_canceled' | 'name_changed' | 'two_step_on' | 'two_step_off' | 'recovery_codes_renewed' | 'recovery_code_used' | 'passkey_added' | 'passkey_renamed' | 'passkey_removed' | 'proven' | 'proof_failed' | 'data_exported'}`;

/** Dotted and past tense; the part before the dot names the thing. */
export type ActivityType =
  | `business.${'created' | 'updated' | 'closed' | 'reopened'}`
  | `customer.${'created' | 'updated' | 'archived' | 'restored' | 'imported' | 'import_undone' | 'assigned'}`
  | `service.${'created' | 'updated' | 'archived' | 'restored'}`
  | `quote.${'created' | 'updated' | 'sent' | 'resent' | 'viewed' | 'accepted' | 'declined' | 'changes_requested' | 'expired' | 'converted' | 'voided' | 'deleted' | 'assigned'}`
  | `invoice.${'created' | 'updated' | 'sent' | 'resent' | 'viewed' | 'paid' | 'voided' | 'written_off' | 'deleted' | 'assigned'}`
  | `key.${'created' | 'updated' | 'rotated' | 'revoked'}`
  | `member.${'joined' | 'role_changed' | 'suspended' | 'reactivated' | 'removed' | 'left' | 'made_owner'}`
  | `invitation.${'sent' | 'resent' | 'changed' | 'revoked'}`
  | `role.${'created' | 'updated' | 'deleted'}`
  | 'plan.changed'
  | `export.${'requested' | 'ready'}`
  | `payout.${'sent' | 'arrived' | 'failed'}`
  | `webhook.${'created' | 'updated' | 'deleted' | 'enabled' | 'disabled' | 'secret_revealed' | 'secret_rotated'}`
  | `payment.${'recorded' | 'voided' | 'started' | 'failed' | 'refunded' | 'disputed' | 'updated'}`;

interface Told<Type> {
  type: Type;
  /** One sentence for the feed, in the past tense: "Sent quote Q-0042 to Dana Ruiz". */
  summary: string;
  /** The fields that changed, before and after. The audit log says them in words (features/audit/fieldWords.ts), and no secret is among them. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export type AccountActivity = Told<AccountActivityType>;

export interface NewActivity extends Told<ActivityType> {
  /** Nobody did it: it came of itself, noticed while somebody did something else. */
  byItself?: boolean;
  /** The person who did it, where they had no rights in the business before. */
  by?: string;
  customerId?: string;
  quoteId?: string;
  invoiceId?: string;
  paymentId?: string;
}
