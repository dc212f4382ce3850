/** Dotted and past tense; the part before the dot names the thing. */
export type ActivityType =
  | `business.${'created' | 'updated' | 'closed' | 'reopened'}`
  | `customer.${'created' | 'updated' | 'archived' | 'restored' | 'imported'}`
  | `service.${'created' | 'updated' | 'archived' | 'restored'}`
  | `quote.${'created' | 'updated' | 'sent' | 'resent' | 'viewed' | 'accepted' | 'declined' | 'changes_requested' | 'expired' | 'converted' | 'voided' | 'deleted'}`
  | `invoice.${'created' | 'updated' | 'sent' | 'resent' | 'viewed' | 'paid' | 'voided' | 'written_off' | 'deleted'}`
  | `key.${'created' | 'updated' | 'rotated' | 'revoked'}`
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
  customerId?: string;
  quoteId?: string;
  invoiceId?: string;
  paymentId?: string;
  /** The fields that changed, before and after. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}
