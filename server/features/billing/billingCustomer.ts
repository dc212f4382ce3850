import type Stripe from 'stripe';
import { BillingCustomerEntity, BusinessEntity, UserEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { Allowed } from '#server/platform/graphql/context.ts';
import { withAttempt } from '#server/platform/stripe/attempts.ts';
import { isGone } from '#server/platform/stripe/refusals.ts';
import { rememberCustomer } from './commands/rememberCustomer.ts';

/**
 * Who the business is to Stripe, which is told of it the first time, and anew where it knows the customer of before no
 * more: the keys have changed, or somebody has deleted it there.
 */
export async function billingCustomer(stripe: Stripe, allowed: Allowed): Promise<string> {
  const known = await allowed.run(knownCustomer);
  if (known && (await isThere(stripe, known))) return known;
  const { name, email } = await allowed.run(payer);
  const { businessId } = allowed.actor;
  // Two tabs make one customer.
  const customer = await withAttempt(
    {
      run: (command, ...args) => allowed.run(command, ...args),
      name: known ? `customer-${businessId}-after-${known}` : `customer-${businessId}`,
    },
    (idempotencyKey) => stripe.customers.create({ name, email, metadata: { businessId } }, { idempotencyKey }),
  );
  return allowed.run(rememberCustomer, customer.id, known);
}

/** Whether Stripe knows a customer under the keys of this installation. */
export async function isThere(stripe: Stripe, customer: string): Promise<boolean> {
  try {
    return (await stripe.customers.retrieve(customer)).deleted !== true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}

export const knownCustomer = async ({ em, businessId }: Work): Promise<string | undefined> =>
  (await em.findOne(BillingCustomerEntity, { businessId }))?.customerId;

/** The business, and the owner's address: where Stripe's own receipts go. */
async function payer({ em, businessId, viewer }: Work): Promise<{ name: string; email: string | undefined }> {
  const { name } = await em.findOneOrFail(BusinessEntity, { id: businessId });
  const user = viewer.kind === 'member' ? await em.findOne(UserEntity, { id: viewer.userId }) : null;
  return { name, email: user?.email };
}
