import { CustomerEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

export async function restoreCustomer(work: Work, id: string): Promise<void> {
  const customer = await work.find(CustomerEntity, id, 'customer');
  if (!customer.archivedAt) return;
  customer.archivedAt = null;
  work.record({ type: 'customer.restored', summary: `Restored ${customer.name}`, customerId: id });
}
