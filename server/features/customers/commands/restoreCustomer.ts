import { CustomerEntity } from '#db/entities/index.ts';
import { requireRoom } from '#server/features/subscription/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/**
 * Restores an archived customer. Throws PLAN_LIMIT_REACHED where they were served this month and would exceed the
 * plan's limit.
 */
export async function restoreCustomer(work: Work, id: string): Promise<void> {
  const customer = await work.find(CustomerEntity, id, 'customer');
  if (!customer.archivedAt) return;
  await requireRoom(work, { customerId: id });
  customer.archivedAt = null;
  work.record({
    type: 'customer.restored',
    summary: `Restored ${customer.name}`,
    customerId: id,
    before: { archived: true },
    after: { archived: false },
  });
}
