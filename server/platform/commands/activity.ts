/**
 * The types of activities, dotted and past tense; the part before the dot names the thing. Each feature adds its own by
 * declaration merging (feature.ts of its folder), under any key.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features declare its members
export interface ActivityTypes {}
export type ActivityType = ActivityTypes[keyof ActivityTypes];

/** The types of activities about a person's account, shown only in the audit log. Declared like ActivityTypes. */
// biome-ignore lint/suspicious/noEmptyInterface: features declare its members
export interface AccountActivityTypes {}
export type AccountActivityType = AccountActivityTypes[keyof AccountActivityTypes];

interface Told<Type> {
  type: Type;
  /** One sentence for the feed, in the past tense: "Sent quote Q-0042 to Dana Ruiz". */
  summary: string;
  /**
   * The changed fields, before and after, without secrets. The audit log puts them into words (features/audit/fieldWords.ts).
   */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export type AccountActivity = Told<AccountActivityType>;

export interface NewActivity extends Told<ActivityType> {
  /** True where nobody acted: a change over time, such as an expiry, noticed while somebody did something else. */
  byItself?: boolean;
  /** The person who acted, where they had no rights in the business before. */
  by?: string;
  customerId?: string;
  quoteId?: string;
  invoiceId?: string;
  paymentId?: string;
}
