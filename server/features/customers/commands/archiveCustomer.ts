import { CustomerEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

export async function archiveCustomer(work: Work, id: string): Promise<void> {
  const customer = await work.find(CustomerEntity, id, 'customer');
  if (customer.archivedAt) return;
  customer.archivedAt = work.now;
  work.record({
    type: 'customer.archived',
    summary: `Archived ${customer.name}`,
    customerId: id,
    before: { archived: false },
    after: { archived: true },
  });
}
