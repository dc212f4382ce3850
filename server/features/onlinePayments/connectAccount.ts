import type Stripe from 'stripe';
import { BusinessEntity, StripeAccountEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { Allowed } from '#server/platform/graphql/context.ts';
import { withAttempt } from '#server/platform/stripe/attempts.ts';
import { inStripesWords, isGone } from '#server/platform/stripe/refusals.ts';
import { accountAt, factsOfAccount, newAccount } from './accountFacts.ts';
import { loseAccount } from './commands/loseAccount.ts';
import { rememberAccount } from './commands/rememberAccount.ts';

interface ConnectServices {
  stripe: Stripe;
  publicUrl: string;
}

/** Where Stripe sends the professional back to; the page asks how the account stands. */
const RETURN_PATH = '/dashboard/settings/payments?payments=returned';
const REFRESH_PATH = '/dashboard/settings/payments?payments=again';

/**
 * The page of Stripe on which the business goes on with its account, which is made the first time, and anew where Stripe
 * no longer knows the one before. What Stripe refuses is told in its words.
 */
export const connectAccount = (services: ConnectServices, allowed: Allowed): Promise<string> =>
  inStripesWords(async () => {
    const known = await allowed.run(knownAccount);
    if (!known || known.isLost) return pageOf(services, await createAccount(services, allowed, known?.accountId));
    try {
      return await pageOf(services, known.accountId);
    } catch (error) {
      if (!isGone(error)) throw error;
      await allowed.run(loseAccount, known.accountId);
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

/** Asks Stripe how the business's account stands; nothing where it has none. */
export async function followAccount({ stripe }: Pick<ConnectServices, 'stripe'>, allowed: Allowed): Promise<void> {
  const known = await allowed.run(knownAccount);
  if (!known) return;
  await inStripesWords(async () => {
    try {
      await allowed.run(rememberAccount, await accountAt(stripe, known.accountId));
    } catch (error) {
      if (!isGone(error)) throw error;
      await allowed.run(loseAccount, known.accountId);
    }
  });
}

async function createAccount({ stripe }: ConnectServices, allowed: Allowed, lost: string | undefined): Promise<string> {
  const { businessId } = allowed.actor;
  const business = await allowed.run(nameOf);
  // Two tabs make one account; a lost one is followed by another.
  const name = lost ? `account-${businessId}-after-${lost}` : `account-${businessId}`;
  const account = await withAttempt({ run: (command, ...args) => allowed.run(command, ...args), name }, (key) =>
    stripe.v2.core.accounts.create(newAccount(business, { businessId }), { idempotencyKey: key }),
  );
  await allowed.run(rememberAccount, factsOfAccount(account));
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
