import { BusinessEntity, CustomerEntity } from '#db/entities/index.ts';
import type { CreateCustomer } from '#domain/inputs/customer.ts';
import { claimExternalIds } from '#server/platform/commands/externalIds.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
import { requireTestRoom } from '#server/platform/commands/requireTestRoom.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Adds a customer and returns its id. Throws TEST_LIMIT_REACHED. */
export function createCustomer(work: Work, given: CreateCustomer): Promise<string> {
  return oncePerKey(work, 'createCustomer', given, async (id) => {
    const { idempotencyKey: _, ...input } = given;
    await requireTestRoom(work, 'CUSTOMERS');
    await claimExternalIds(work, { table: 'customers', thing: 'customer' }, [input]);
    const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
    const customer = work.em.create(CustomerEntity, {
      ...input,
      id,
      businessId: work.businessId,
      netDays: input.netDays ?? business.netDays,
      createdBy: work.memberId,
    });
    work.em.persist(customer);
    work.record({ type: 'customer.created', summary: `Added ${customer.name}`, customerId: id, after: input });
  });
}
