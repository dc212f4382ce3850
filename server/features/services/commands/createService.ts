import { ServiceEntity } from '#db/entities/index.ts';
import type { CreateService } from '#domain/inputs/service.ts';
import type { Work } from '#server/platform/commands/work.ts';

export async function createService(work: Work, input: CreateService): Promise<string> {
  const last = await work.em.findOne(ServiceEntity, {}, { orderBy: { position: 'desc' } });
  const service = work.em.create(ServiceEntity, {
    ...input,
    businessId: work.businessId,
    taxable: input.taxable && input.type !== 'GOVERNMENT',
    position: input.position ?? (last?.position ?? 0) + 1,
  });
  work.em.persist(service);
  work.record({ type: 'service.created', summary: `Added ${service.description} to the price list`, after: input });
  return service.id;
}
