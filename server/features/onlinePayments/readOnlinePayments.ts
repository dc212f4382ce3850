import { sql } from 'kysely';
import type { Scope } from '#server/platform/auth/viewer.ts';
import type { Services } from '#server/platform/graphql/context.ts';
import { isTestBusiness } from '#server/platform/testMode/testBusiness.ts';
import { missingWords } from './accountFacts.ts';
import type { OnlinePayments } from './onlinePayments.types.ts';

interface AccountRow {
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  currentlyDue: string[];
  lostAt: Date | null;
}

/** Returns the status of the business's account, as last reported by Stripe. */
export async function readOnlinePayments(
  { database, stripe, isStripeSandbox }: Services,
  { businessId }: Scope,
): Promise<OnlinePayments> {
  const { rows } = await sql<AccountRow>`
    select charges_enabled as "chargesEnabled", payouts_enabled as "payoutsEnabled", currently_due as "currentlyDue",
      lost_at as "lostAt"
    from stripe_accounts where business_id = ${businessId}
  `.execute(database.em.getKysely());
  const [account] = rows;
  const isTest = await isTestBusiness(database, businessId);
  return {
    status: stripe || isTest ? statusOf(account) : 'UNAVAILABLE',
    missing: account?.lostAt ? [] : missingWords(account?.currentlyDue ?? []),
    payoutsEnabled: account?.payoutsEnabled ?? false,
    sandbox: isStripeSandbox || isTest,
  };
}

function statusOf(account: AccountRow | undefined): OnlinePayments['status'] {
  if (!account) return 'NOT_CONNECTED';
  if (account.lostAt) return 'DISCONNECTED';
  return account.chargesEnabled ? 'READY' : 'INCOMPLETE';
}
