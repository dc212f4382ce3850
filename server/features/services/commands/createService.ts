import { ServiceEntity } from '#db/entities/index.ts';
import type { CreateService } from '#domain/inputs/service.ts';
import { claimExternalIds } from '#server/platform/commands/externalIds.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Adds an entry to the price list and returns its id. */
export function createService(work: Work, given: CreateService): Promise<string> {
  return oncePerKey(work, 'createService', given, async (id) => {
    const { idempotencyKey: _, ...input } = given;
    await claimExternalIds(work, { table: 'services', thing: 'service' }, [input]);
    const last = await work.em.findOne(ServiceEntity, {}, { orderBy: { position: 'desc' } });
    const service = work.em.create(ServiceEntity, {
      ...input,
      id,
      businessId: work.businessId,
      taxable: input.taxable && input.type !== 'GOVERNMENT',
      position: input.position ?? (last?.position ?? 0) + 1,
    });
    work.em.persist(service);
    work.record({
      type: 'service.created',
      summary: `Added ${service.description} to the price list`,
      after: { serviceId: id, ...input },
    });
  });
}
