import type Stripe from 'stripe';

/** The stored state of a connected account. */
export interface AccountFacts {
  accountId: string;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  detailsSubmitted: boolean;
  currentlyDue: string[];
  disabledReason: string | null;
}

/** Parts of an account that Stripe returns only on request. */
const INCLUDE: Stripe.V2.Core.AccountRetrieveParams.Include[] = ['configuration.merchant', 'requirements'];

/** Reads an account from Stripe by version 2 of its API, which also returns accounts created by version 1. */
export const accountAt = async (stripe: Stripe, accountId: string): Promise<AccountFacts> =>
  factsOfAccount(await stripe.v2.core.accounts.retrieve(accountId, { include: INCLUDE }));

/**
 * Creates an account that has Stripe's full dashboard, pays Stripe's fees and bears its own losses; Stripe collects
 * missing information from it.
 */
export const newAccount = (
  { name, email }: { name: string; email: string | null },
  metadata: Stripe.MetadataParam,
): Stripe.V2.Core.AccountCreateParams => ({
  display_name: name,
  contact_email: email ?? undefined,
  dashboard: 'full',
  identity: { country: 'us' },
  configuration: {
    merchant: {
      capabilities: { card_payments: { requested: true }, ach_debit_payments: { requested: true } },
    },
  },
  defaults: { responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' } },
  metadata,
  include: INCLUDE,
});

export function factsOfAccount(account: Stripe.V2.Core.Account): AccountFacts {
  const capabilities = account.configuration?.merchant?.capabilities;
  const cards = capabilities?.card_payments;
  const due = (account.requirements?.entries ?? []).filter(
    ({ awaiting_action_from, minimum_deadline }) =>
      awaiting_action_from === 'user' && minimum_deadline.status !== 'eventually_due',
  );
  return {
    accountId: account.id,
    chargesEnabled: !account.closed && cards?.status === 'active',
    payoutsEnabled: !account.closed && capabilities?.stripe_balance?.payouts?.status === 'active',
    detailsSubmitted: due.length === 0,
    currentlyDue: due.map(({ description }) => description),
    disabledReason: cards?.status_details.at(0)?.code ?? null,
  };
}

/** Texts by prefix of Stripe's names for requirements: in version 2 of its API or, after the bar, in version 1. */
const words: [prefix: RegExp, words: string][] = [
  [/external_account|stripe_balance|payout_method|bank_account/, 'A bank account for your payouts'],
  [/terms_of_service|tos_acceptance/, 'Your agreement to Stripe’s terms'],
  [/(individual|person_\w+|representative|persons?)\.(verification|documents)/, 'An identity document'],
  [/\b(individual|person_\w+|representative|owners|directors|persons?)\b/, 'Your name, date of birth and address'],
  [/company\.|business_details/, 'Details of your company'],
  [/business_(profile|type)|entity_type|defaults\.profile|merchant\.mcc/, 'What your business does'],
];

/** Returns the missing requirements as text, without duplicates. */
export function missingWords(currentlyDue: readonly string[]): string[] {
  const named = currentlyDue.map(
    (field) => words.find(([pattern]) => pattern.test(field))?.[1] ?? 'More details at Stripe',
  );
  return [...new Set(named)];
}
