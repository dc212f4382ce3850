import { BusinessEntity, CustomerEntity } from '#db/entities/index.ts';
import type { UpdateCustomer } from '#domain/inputs/customer.ts';
import { changes } from '#server/platform/commands/changes.ts';
import type { Work } from '#server/platform/commands/work.ts';

export async function updateCustomer(work: Work, id: string, { netDays, ...input }: UpdateCustomer): Promise<void> {
  const customer = await work.find(CustomerEntity, id, 'customer');
  const { before, after, any } = changes(customer, { ...input, netDays: await settledNetDays(work, netDays) });
  if (!any) return;
  work.em.assign(customer, after);
  work.record({ type: 'customer.updated', summary: `Changed ${customer.name}`, customerId: id, before, after });
}

/** Null asks for the business's own. */
async function settledNetDays(work: Work, netDays: number | null | undefined): Promise<number | undefined> {
  if (netDays !== null) return netDays;
  return (await work.em.findOneOrFail(BusinessEntity, { id: work.businessId })).netDays;
}
