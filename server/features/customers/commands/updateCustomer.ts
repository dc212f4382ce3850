import { BusinessEntity, CustomerEntity } from '#db/entities/index.ts';
import { type UpdateCustomer, updateCustomerInput } from '#domain/inputs/customer.ts';
import { changedAddress } from '#server/platform/commands/changedAddress.ts';
import { changes } from '#server/platform/commands/changes.ts';
import { claimExternalIds } from '#server/platform/commands/externalIds.ts';
import { requireVersion } from '#server/platform/commands/requireVersion.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Changes a customer; omitted fields stay unchanged. Throws CONFLICT for an outdated expected version. */
export async function updateCustomer(
  work: Work,
  id: string,
  { netDays, ...input }: UpdateCustomer,
  expectedVersion?: number | null,
): Promise<void> {
  await claimExternalIds(work, { table: 'customers', thing: 'customer' }, [
    { externalId: input.externalId, ownerId: id },
  ]);
  const customer = await work.lock(CustomerEntity, id, 'customer');
  await requireVersion(customer, expectedVersion, Object.keys(updateCustomerInput.shape));
  const { before, after, any } = changes(customer, {
    ...input,
    address: changedAddress(customer.address, input.address),
    netDays: await settledNetDays(work, netDays),
  });
  if (!any) return;
  work.em.assign(customer, after);
  work.record({ type: 'customer.updated', summary: `Updated ${customer.name}`, customerId: id, before, after });
}

/** Null selects the business's default. */
async function settledNetDays(work: Work, netDays: number | null | undefined): Promise<number | undefined> {
  if (netDays !== null) return netDays;
  return (await work.em.findOneOrFail(BusinessEntity, { id: work.businessId })).netDays;
}
