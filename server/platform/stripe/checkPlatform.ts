import Stripe from 'stripe';

/** Returns what the operator still has to set up in Stripe's dashboard before businesses can be paid, a sentence each. */
export async function checkPlatform(stripe: Stripe): Promise<string[]> {
  const platform = await stripe.accounts.retrieveCurrent();
  return [
    ...(await connectProblems(stripe)),
    ...(platform.charges_enabled && platform.details_submitted
      ? []
      : ['Finish the profile of your Stripe account (Settings, Business): it may not take payments yet.']),
    ...(platform.business_profile?.name || platform.settings?.dashboard.display_name
      ? []
      : ['Set the name of your business (Settings, Business, Public details): Checkout opens no page without it.']),
    ...(platform.capabilities?.us_bank_account_ach_payments === 'active'
      ? []
      : [
          'Turn on ACH Direct Debit (Settings, Payment methods), for your account and for connected accounts: without it customers pay by card alone.',
        ]),
  ];
}

/** Listing accounts requires Connect. */
async function connectProblems(stripe: Stripe): Promise<string[]> {
  try {
    await stripe.v2.core.accounts.list({ limit: 1 });
    return [];
  } catch (error) {
    const isRefused =
      error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripePermissionError;
    if (!isRefused) throw error;
    return [
      `Sign up for Connect and finish its platform profile (Connect, Get started). Stripe says: ${error.message}`,
    ];
  }
}
