import { ServiceEntity } from '#db/entities/index.ts';
import type { UpdateService } from '#domain/inputs/service.ts';
import { changes } from '#server/platform/commands/changes.ts';
import type { Work } from '#server/platform/commands/work.ts';

export async function updateService(work: Work, id: string, input: UpdateService): Promise<void> {
  const service = await work.find(ServiceEntity, id, 'service');
  const { position, ...rest } = input;
  const { before, after, any } = changes(service, { ...rest, position: position ?? undefined });
  if (!any) return;
  work.em.assign(service, after);
  if (service.type === 'GOVERNMENT') service.taxable = false;
  work.record({ type: 'service.updated', summary: `Changed ${service.description} on the price list`, before, after });
}
