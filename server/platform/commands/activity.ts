/**
 * The types of activities, dotted and past tense; the part before the dot names the thing. Each feature adds its own by
 * declaration merging (feature.ts of its folder), under any key.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features declare its members
export interface ActivityTypes {}
export type ActivityType = ActivityTypes[keyof ActivityTypes];

/** The types of what happens to a person's account: shown in the audit log alone. Added like ActivityTypes. */
// biome-ignore lint/suspicious/noEmptyInterface: features declare its members
export interface AccountActivityTypes {}
export type AccountActivityType = AccountActivityTypes[keyof AccountActivityTypes];

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
