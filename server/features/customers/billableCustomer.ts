import { CustomerEntity, type CustomerRow } from '#db/entities/index.ts';
import { hasRights } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { invalidInput } from '#server/platform/graphql/errors.ts';

/**
 * The customer whom a quote or an invoice is for. Throws NOT_FOUND; VALIDATION_FAILED where who acts for the business takes one who is
 * archived: what a payment brings about is never held up.
 */
export async function billableCustomer(work: Work, id: string): Promise<CustomerRow> {
  const customer = await work.find(CustomerEntity, id, 'customer');
  if (!customer.archivedAt || !hasRights(work.viewer)) return customer;
  throw invalidInput([
    { path: 'customerId', message: `${customer.name} is archived: restore the customer first`, code: 'ARCHIVED' },
  ]);
}
