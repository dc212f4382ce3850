import type Stripe from 'stripe';
import { newId } from '../store/ids.ts';
import { plain } from '../store/metadata.ts';

/** The requirements of a US business at Stripe; the onboarding page has a step for each. */
export const REQUIREMENTS = {
  identity: [
    'individual.first_name',
    'individual.last_name',
    'individual.dob.day',
    'individual.dob.month',
    'individual.dob.year',
  ],
  bank: ['external_account'],
  terms: ['tos_acceptance.date', 'tos_acceptance.ip'],
} as const;

export type OnboardingStep = keyof typeof REQUIREMENTS;

const CAPABILITIES = ['card_payments', 'transfers', 'us_bank_account_ach_payments', 'link_payments'] as const;

export function newAccount(params: Stripe.AccountCreateParams, now: number): Stripe.Account {
  const account: Stripe.Account = {
    id: newId('acct').slice(0, 21),
    object: 'account',
    business_profile: {
      annual_revenue: null,
      estimated_worker_count: null,
      mcc: params.business_profile?.mcc ?? null,
      minority_owned_business_designation: null,
      name: params.business_profile?.name ?? null,
      product_description: params.business_profile?.product_description ?? null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: params.business_profile?.support_email ?? null,
      support_phone: params.business_profile?.support_phone ?? null,
      support_url: null,
      url: params.business_profile?.url ?? null,
    },
    business_type: params.business_type ?? null,
    capabilities: {},
    charges_enabled: false,
    controller: {
      fees: { payer: 'account' },
      is_controller: true,
      losses: { payments: 'stripe' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'full' },
      type: 'application',
    },
    country: params.country ?? 'US',
    created: now,
    default_currency: 'usd',
    details_submitted: false,
    email: params.email ?? null,
    external_accounts: { object: 'list', data: [], has_more: false, url: '' },
    metadata: plain(params.metadata),
    payouts_enabled: false,
    settings: {
      branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
      card_payments: {
        decline_on: { avs_failure: false, cvc_failure: false },
        statement_descriptor_prefix: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      dashboard: { display_name: params.business_profile?.name ?? null, timezone: 'Etc/UTC' },
      payments: {
        statement_descriptor: null,
        statement_descriptor_kana: null,
        statement_descriptor_kanji: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      payouts: {
        debit_negative_balances: true,
        schedule: { delay_days: 2, interval: 'daily' },
        statement_descriptor: null,
      },
      sepa_debit_payments: {},
    },
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: 'standard',
  };
  if (account.external_accounts) account.external_accounts.url = `/v1/accounts/${account.id}/external_accounts`;
  return withStepsDone(account, []);
}

/** Returns the account after these onboarding steps: what is still due, and its capabilities. */
export function withStepsDone(account: Stripe.Account, done: OnboardingStep[]): Stripe.Account {
  const due = Object.entries(REQUIREMENTS).flatMap(([step, fields]) =>
    done.includes(step as OnboardingStep) ? [] : fields,
  );
  const complete = due.length === 0;
  const requirements: Stripe.Account.Requirements = {
    alternatives: [],
    current_deadline: null,
    currently_due: due,
    disabled_reason: complete ? null : 'requirements.past_due',
    errors: [],
    eventually_due: due,
    past_due: due,
    pending_verification: [],
  };
  return {
    ...account,
    charges_enabled: complete,
    payouts_enabled: complete,
    details_submitted: done.includes('terms'),
    capabilities: Object.fromEntries(CAPABILITIES.map((name) => [name, complete ? 'active' : 'inactive'])),
    requirements,
    future_requirements: {
      ...requirements,
      currently_due: [],
      disabled_reason: null,
      eventually_due: [],
      past_due: [],
    },
  };
}

const V2_NAMES: Record<OnboardingStep, readonly string[]> = {
  identity: ['identity.individual.given_name', 'identity.individual.surname', 'identity.individual.date_of_birth'],
  bank: ['configuration.merchant.stripe_balance.payouts.external_account'],
  terms: ['identity.attestations.terms_of_service.account'],
};

/** The account in the form of Stripe's API v2, with the included fields. */
export function inVersion2(account: Stripe.Account, include: readonly string[]): Stripe.V2.Core.Account {
  const done = stepsDone(account);
  const due = (Object.keys(V2_NAMES) as OnboardingStep[]).flatMap((step) =>
    done.includes(step) ? [] : V2_NAMES[step],
  );
  const capability = {
    status: account.charges_enabled ? ('active' as const) : ('restricted' as const),
    status_details: account.charges_enabled
      ? []
      : [{ code: 'requirements_past_due' as const, resolution: 'provide_info' as const }],
  };
  return {
    id: account.id,
    object: 'v2.core.account',
    applied_configurations: ['merchant'],
    closed: false,
    contact_email: account.email ?? undefined,
    created: new Date((account.created ?? 0) * 1000).toISOString(),
    dashboard: 'full',
    display_name: account.business_profile?.name ?? undefined,
    livemode: false,
    metadata: account.metadata,
    ...(include.includes('configuration.merchant') && {
      configuration: {
        merchant: {
          applied: true,
          capabilities: {
            card_payments: capability,
            ach_debit_payments: capability,
            stripe_balance: { payouts: capability },
          },
        },
      },
    }),
    ...(include.includes('requirements') && {
      requirements: {
        entries: due.map((description) => ({
          awaiting_action_from: 'user' as const,
          description,
          errors: [],
          impact: {},
          minimum_deadline: { status: 'past_due' as const },
          requested_reasons: [{ code: 'routine_onboarding' as const }],
        })),
      },
    }),
  };
}

export const stepsDone = (account: Stripe.Account): OnboardingStep[] =>
  (Object.keys(REQUIREMENTS) as OnboardingStep[]).filter((step) =>
    REQUIREMENTS[step].every((field) => !account.requirements?.currently_due?.includes(field)),
  );

export const nameOf = (account: Stripe.Account) => account.business_profile?.name ?? account.email ?? account.id;
