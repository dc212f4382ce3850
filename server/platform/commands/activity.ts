/** Dotted and past tense; the part before the dot names the thing. */
export type ActivityType =
  | `business.${'created' | 'updated' | 'closed' | 'reopened'}`
  | `customer.${'created' | 'updated' | 'archived' | 'restored' | 'imported' | 'assigned'}`
  | `service.${'created' | 'updated' | 'archived' | 'restored'}`
  | `quote.${'created' | 'updated' | 'sent' | 'resent' | 'viewed' | 'accepted' | 'declined' | 'changes_requested' | 'expired' | 'converted' | 'voided' | 'deleted' | 'assigned'}`
  | `invoice.${'created' | 'updated' | 'sent' | 'resent' | 'viewed' | 'paid' | 'voided' | 'written_off' | 'deleted' | 'assigned'}`
  | `member.${'joined' | 'role_changed' | 'suspended' | 'reactivated' | 'removed' | 'left' | 'made_owner'}`
  | `invitation.${'sent' | 'resent' | 'changed' | 'revoked'}`
  | `role.${'created' | 'updated' | 'deleted'}`
  | 'plan.changed'
  | `export.${'requested' | 'ready'}`
  | `payout.${'sent' | 'arrived' | 'failed'}`
  | `payment.${'recorded' | 'voided' | 'started' | 'failed' | 'refunded' | 'disputed' | 'updated'}`;

export interface NewActivity {
  type: ActivityType;
  /** One sentence for the feed, in the past tense: "Sent quote Q-0042 to Dana Ruiz". */
  summary: string;
  /** Nobody did it: it came of itself, noticed while somebody did something else. */
  byItself?: boolean;
  /** The person who did it, where they had no rights in the business before. */
  by?: string;
  customerId?: string;
  quoteId?: string;
  invoiceId?: string;
  paymentId?: string;
  /** The fields that changed, before and after. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}
