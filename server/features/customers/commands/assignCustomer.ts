import { CustomerEntity } from '#db/entities/index.ts';
import { assign } from '#server/features/team/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Assigns a customer to a member, or removes the assignment. */
export async function assignCustomer(work: Work, id: string, memberId: string | null): Promise<void> {
  const customer = await work.find(CustomerEntity, id, 'customer');
  await assign(work, customer, memberId, { type: 'customer.assigned', name: customer.name, customerId: id });
}
