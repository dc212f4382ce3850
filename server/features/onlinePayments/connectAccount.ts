import type Stripe from 'stripe';
import { BusinessEntity, StripeAccountEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { Allowed } from '#server/platform/graphql/context.ts';
import { withAttempt } from '#server/platform/stripe/attempts.ts';
import { inStripesWords, isGone } from '#server/platform/stripe/refusals.ts';
import { accountAt, factsOfAccount, newAccount } from './accountFacts.ts';
import { markAccountLost } from './commands/markAccountLost.ts';
import { updateAccount } from './commands/updateAccount.ts';

interface ConnectServices {
  stripe: Stripe;
  publicUrl: string;
}

/** The return address from Stripe; the page then refreshes the account's status. */
const RETURN_PATH = '/dashboard/settings/payments?payments=returned';
const REFRESH_PATH = '/dashboard/settings/payments?payments=again';

/**
 * Returns the URL of Stripe's page for setting up the business's account. Creates the account the first time, and again
 * where Stripe no longer knows it. Throws INVALID_STATE with Stripe's message where Stripe refuses.
 */
export const connectAccount = (services: ConnectServices, allowed: Allowed): Promise<string> =>
  inStripesWords(async () => {
    const known = await allowed.run(knownAccount);
    if (!known || known.isLost) return pageOf(services, await createAccount(services, allowed, known?.accountId));
    try {
      return await pageOf(services, known.accountId);
    } catch (error) {
      if (!isGone(error)) throw error;
      await allowed.run(markAccountLost, known.accountId);
      return pageOf(services, await createAccount(services, allowed, known.accountId));
    }
  });

async function pageOf({ stripe, publicUrl }: ConnectServices, account: string): Promise<string> {
  const { url } = await stripe.v2.core.accountLinks.create({
    account,
    use_case: {
      type: 'account_onboarding',
      account_onboarding: { refresh_url: publicUrl + REFRESH_PATH, return_url: publicUrl + RETURN_PATH },
    },
  });
  return url;
}

/** Refreshes the status of the business's account from Stripe; does nothing where it has none. */
export async function followAccount({ stripe }: Pick<ConnectServices, 'stripe'>, allowed: Allowed): Promise<void> {
  const known = await allowed.run(knownAccount);
  if (!known) return;
  await inStripesWords(async () => {
    try {
      await allowed.run(updateAccount, await accountAt(stripe, known.accountId));
    } catch (error) {
      if (!isGone(error)) throw error;
      await allowed.run(markAccountLost, known.accountId);
    }
  });
}

async function createAccount({ stripe }: ConnectServices, allowed: Allowed, lost: string | undefined): Promise<string> {
  const { businessId } = allowed.actor;
  const business = await allowed.run(nameOf);
  // The idempotency key makes two tabs create one account, and a lost account is replaced by a new one.
  const name = lost ? `account-${businessId}-after-${lost}` : `account-${businessId}`;
  const account = await withAttempt({ run: (command, ...args) => allowed.run(command, ...args), name }, (key) =>
    stripe.v2.core.accounts.create(newAccount(business, { businessId }), { idempotencyKey: key }),
  );
  await allowed.run(updateAccount, factsOfAccount(account));
  return account.id;
}

async function knownAccount({ em, businessId }: Work): Promise<{ accountId: string; isLost: boolean } | undefined> {
  const account = await em.findOne(StripeAccountEntity, { businessId });
  return account ? { accountId: account.accountId, isLost: Boolean(account.lostAt) } : undefined;
}

async function nameOf({ em, businessId }: Work): Promise<{ name: string; email: string | null }> {
  const { name, email } = await em.findOneOrFail(BusinessEntity, { id: businessId });
  return { name, email: email ?? null };
}
