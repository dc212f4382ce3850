import { ServiceEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

export async function archiveService(work: Work, id: string): Promise<void> {
  const service = await work.find(ServiceEntity, id, 'service');
  if (service.archivedAt) return;
  service.archivedAt = work.now;
  work.record({
    type: 'service.archived',
    summary: `Removed ${service.description} from the price list`,
    before: { archived: false },
    after: { serviceId: id, archived: true },
  });
}
