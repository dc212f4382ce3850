import type Stripe from 'stripe';
import { BusinessEntity, StripeAccountEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { Allowed } from '#server/platform/graphql/context.ts';
import { withAttempt } from '#server/platform/stripe/attempts.ts';
import { factsOfAccount } from './accountFacts.ts';
import { rememberAccount } from './commands/rememberAccount.ts';

interface ConnectServices {
  stripe: Stripe;
  publicUrl: string;
}

/** Where Stripe sends the professional back to; the page asks how the account stands. */
const RETURN_PATH = '/dashboard/settings/payments?payments=returned';
const REFRESH_PATH = '/dashboard/settings/payments?payments=again';

/** The page of Stripe on which the business goes on with its account, which is made the first time. */
export async function connectAccount(services: ConnectServices, allowed: Allowed): Promise<string> {
  const { stripe, publicUrl } = services;
  const accountId = (await allowed.run(knownAccount)) ?? (await createAccount(services, allowed));
  const link = await stripe.accountLinks.create({
    account: accountId,
    type: 'account_onboarding',
    refresh_url: publicUrl + REFRESH_PATH,
    return_url: publicUrl + RETURN_PATH,
  });
  return link.url;
}

/** Asks Stripe how the business's account stands; nothing where it has none. */
export async function followAccount({ stripe }: Pick<ConnectServices, 'stripe'>, allowed: Allowed): Promise<void> {
  const accountId = await allowed.run(knownAccount);
  if (accountId) await allowed.run(rememberAccount, factsOfAccount(await stripe.accounts.retrieve(accountId)));
}

async function createAccount({ stripe }: ConnectServices, allowed: Allowed): Promise<string> {
  const { name, email } = await allowed.run(nameOf);
  const account = await stripe.accounts.create(
    {
      type: 'standard',
      business_profile: { name },
      email: email ?? undefined,
      metadata: { businessId: allowed.actor.businessId },
    },
    // Two tabs make one account.
    { idempotencyKey: `account-${allowed.actor.businessId}` },
  );
  await allowed.run(rememberAccount, factsOfAccount(account));
  return account.id;
}

const knownAccount = async (work: Work): Promise<string | undefined> =>
  (await work.em.findOne(StripeAccountEntity, { businessId: work.businessId }))?.accountId;

async function nameOf({ em, businessId }: Work): Promise<{ name: string; email: string | null }> {
  const { name, email } = await em.findOneOrFail(BusinessEntity, { id: businessId });
  return { name, email: email ?? null };
}
