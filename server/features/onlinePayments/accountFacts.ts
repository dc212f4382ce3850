import type Stripe from 'stripe';

/** What is kept of a connected account. */
export interface AccountFacts {
  accountId: string;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  detailsSubmitted: boolean;
  currentlyDue: string[];
  disabledReason: string | null;
}

export const factsOfAccount = (account: Stripe.Account): AccountFacts => ({
  accountId: account.id,
  chargesEnabled: account.charges_enabled,
  payoutsEnabled: account.payouts_enabled,
  detailsSubmitted: account.details_submitted,
  currentlyDue: account.requirements?.currently_due ?? [],
  disabledReason: account.requirements?.disabled_reason ?? null,
});

const words: [prefix: RegExp, words: string][] = [
  [/^external_account/, 'A bank account for your payouts'],
  [/^tos_acceptance/, 'Your agreement to Stripe’s terms'],
  [/^(individual|person_\w+|representative)\.verification/, 'A document that shows who you are'],
  [/^(individual|person_\w+|representative|owners|directors)\b/, 'Your name, date of birth and address'],
  [/^company\./, 'Details of your company'],
  [/^business_(profile|type)/, 'What your business does'],
];

/** What is missing, in words, each once. */
export function missingWords(currentlyDue: readonly string[]): string[] {
  const named = currentlyDue.map(
    (field) => words.find(([prefix]) => prefix.test(field))?.[1] ?? 'More details at Stripe',
  );
  return [...new Set(named)];
}
