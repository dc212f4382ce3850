import { CustomerEntity, type CustomerRow } from '#db/entities/index.ts';
import { invalidInput } from '#server/core/errors.ts';
import { hasRights } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';

/**
 * Returns the customer of a new quote or invoice. Throws NOT_FOUND; VALIDATION_FAILED where a member or API key names
 * an archived customer. Documents that follow from a payment are never blocked.
 */
export async function billableCustomer(work: Work, id: string): Promise<CustomerRow> {
  const customer = await work.find(CustomerEntity, id, 'customer');
  if (!customer.archivedAt || !hasRights(work.viewer)) return customer;
  throw invalidInput([
    { path: 'customerId', message: `${customer.name} is archived: restore the customer first`, code: 'ARCHIVED' },
  ]);
}
