import { CustomerEntity } from '#db/entities/index.ts';
import { requireColleague } from '#server/features/team/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Gives a customer to somebody of the team, who then sees it as their own; null takes it back. */
export async function assignCustomer(work: Work, id: string, memberId: string | null): Promise<void> {
  const customer = await work.find(CustomerEntity, id, 'customer');
  const colleague = memberId === null ? null : await requireColleague(work, memberId);
  const before = { assignedTo: customer.assignedTo ?? null };
  if (before.assignedTo === (colleague?.id ?? null)) return;
  customer.assignedTo = colleague?.id ?? null;
  work.record({
    type: 'customer.assigned',
    summary: colleague
      ? `Assigned ${customer.name} to ${colleague.fullName}`
      : `Took the assignment of ${customer.name} back`,
    customerId: id,
    before,
    after: { assignedTo: customer.assignedTo },
  });
}
