import { v7 as uuidv7 } from 'uuid';
import { BusinessEntity, CustomerEntity } from '#db/entities/index.ts';
import { counted } from '#domain/counted.ts';
import type { ImportCustomers } from '#domain/inputs/customer.ts';
import { once } from '#server/platform/commands/once.ts';
import type { Work } from '#server/platform/commands/work.ts';

const batchSize = 1000;

/** Adds every row in one transaction and answers how many. One activity stands for all, so that a feed is not flooded. */
export async function importCustomers(work: Work, input: ImportCustomers): Promise<number> {
  const { rows } = input;
  await once(work, 'importCustomers', input, async () => {
    const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
    for (let start = 0; start < rows.length; start += batchSize) {
      const batch = rows.slice(start, start + batchSize).map(({ idempotencyKey: _, ...row }) => ({
        ...row,
        businessId: work.businessId,
        id: uuidv7(),
        netDays: row.netDays ?? business.netDays,
        createdBy: work.memberId,
        createdAt: work.now,
        updatedAt: work.now,
      }));
      await work.em.insertMany(CustomerEntity, batch);
    }
    work.record({
      type: 'customer.imported',
      summary: `Imported ${counted(rows.length, 'customer')}`,
    });
  });
  return rows.length;
}
