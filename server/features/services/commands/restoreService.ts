import { ServiceEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

export async function restoreService(work: Work, id: string): Promise<void> {
  const service = await work.find(ServiceEntity, id, 'service');
  if (!service.archivedAt) return;
  service.archivedAt = null;
  work.record({
    type: 'service.restored',
    summary: `Restored ${service.description} to the price list`,
    before: { archived: true },
    after: { serviceId: id, archived: false },
  });
}
