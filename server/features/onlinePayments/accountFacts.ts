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

/** What an account is asked for with, as Stripe leaves these out otherwise. */
const INCLUDE: Stripe.V2.Core.AccountRetrieveParams.Include[] = ['configuration.merchant', 'requirements'];

/** Asks Stripe how an account stands, be it made by the first version of its API or the second: both have the same ids. */
export const accountAt = async (stripe: Stripe, accountId: string): Promise<AccountFacts> =>
  factsOfAccount(await stripe.v2.core.accounts.retrieve(accountId, { include: INCLUDE }));

/** A full account of its own at Stripe: it bears Stripe's fees and its losses, and Stripe asks it for what is missing. */
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

/** Each name that Stripe has for what is missing begins so, in the second version of its API or, after the bar, in the first. */
const words: [prefix: RegExp, words: string][] = [
  [/external_account|stripe_balance|payout_method|bank_account/, 'A bank account for your payouts'],
  [/terms_of_service|tos_acceptance/, 'Your agreement to Stripe’s terms'],
  [/(individual|person_\w+|representative|persons?)\.(verification|documents)/, 'A document that shows who you are'],
  [/\b(individual|person_\w+|representative|owners|directors|persons?)\b/, 'Your name, date of birth and address'],
  [/company\.|business_details/, 'Details of your company'],
  [/business_(profile|type)|entity_type|defaults\.profile|merchant\.mcc/, 'What your business does'],
];

/** What is missing, in words, each once. */
export function missingWords(currentlyDue: readonly string[]): string[] {
  const named = currentlyDue.map(
    (field) => words.find(([pattern]) => pattern.test(field))?.[1] ?? 'More details at Stripe',
  );
  return [...new Set(named)];
}
