import type Stripe from 'stripe';
import { BillingCustomerEntity, BusinessEntity, UserEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { Allowed } from '#server/platform/graphql/context.ts';
import { withAttempt } from '#server/platform/stripe/attempts.ts';
import { rememberCustomer } from './commands/rememberCustomer.ts';

/** Who the business is to Stripe, which is told of it the first time. */
export async function billingCustomer(stripe: Stripe, allowed: Allowed): Promise<string> {
  const known = await allowed.run(knownCustomer);
  if (known) return known;
  const { name, email } = await allowed.run(payer);
  const { businessId } = allowed.actor;
  // Two tabs make one customer.
  const customer = await withAttempt(
    { run: (command, ...args) => allowed.run(command, ...args), name: `customer-${businessId}` },
    (idempotencyKey) => stripe.customers.create({ name, email, metadata: { businessId } }, { idempotencyKey }),
  );
  return allowed.run(rememberCustomer, customer.id);
}

export const knownCustomer = async ({ em, businessId }: Work): Promise<string | undefined> =>
  (await em.findOne(BillingCustomerEntity, { businessId }))?.customerId;

/** The business, and the owner's address: where Stripe's own receipts go. */
async function payer({ em, businessId, viewer }: Work): Promise<{ name: string; email: string | undefined }> {
  const { name } = await em.findOneOrFail(BusinessEntity, { id: businessId });
  const user = viewer.kind === 'member' ? await em.findOne(UserEntity, { id: viewer.userId }) : null;
  return { name, email: user?.email };
}
