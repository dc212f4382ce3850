import type Stripe from 'stripe';
import { BillingCustomerEntity, BusinessEntity, UserEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { Allowed } from '#server/platform/graphql/context.ts';
import { withAttempt } from '#server/platform/stripe/attempts.ts';
import { isGone } from '#server/platform/stripe/refusals.ts';
import { storeCustomer } from './commands/storeCustomer.ts';

/**
 * Returns the business's Stripe customer. Creates one the first time, and again where Stripe no longer knows it because
 * the keys changed or the customer was deleted there.
 */
export async function billingCustomer(stripe: Stripe, allowed: Allowed): Promise<string> {
  const known = await allowed.run(knownCustomer);
  if (known && (await customerExists(stripe, known))) return known;
  const { name, email } = await allowed.run(payer);
  const { businessId } = allowed.actor;
  // An idempotency key makes two tabs create one customer.
  const customer = await withAttempt(
    {
      run: (command, ...args) => allowed.run(command, ...args),
      name: known ? `customer-${businessId}-after-${known}` : `customer-${businessId}`,
    },
    (idempotencyKey) => stripe.customers.create({ name, email, metadata: { businessId } }, { idempotencyKey }),
  );
  return allowed.run(storeCustomer, customer.id, known);
}

/** Returns whether the customer exists at Stripe under the current keys. */
export async function customerExists(stripe: Stripe, customer: string): Promise<boolean> {
  try {
    return (await stripe.customers.retrieve(customer)).deleted !== true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}

export const knownCustomer = async ({ em, businessId }: Work): Promise<string | undefined> =>
  (await em.findOne(BillingCustomerEntity, { businessId }))?.customerId;

/** Returns the business's name and the owner's email, to which Stripe sends its receipts. */
async function payer({ em, businessId, viewer }: Work): Promise<{ name: string; email: string | undefined }> {
  const { name } = await em.findOneOrFail(BusinessEntity, { id: businessId });
  const user = viewer.kind === 'member' ? await em.findOne(UserEntity, { id: viewer.userId }) : null;
  return { name, email: user?.email };
}
