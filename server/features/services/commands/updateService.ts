import { ServiceEntity } from '#db/entities/index.ts';
import { type UpdateService, updateServiceInput } from '#domain/inputs/service.ts';
import { changes } from '#server/platform/commands/changes.ts';
import { claimExternalIds } from '#server/platform/commands/externalIds.ts';
import { requireVersion } from '#server/platform/commands/requireVersion.ts';
import type { Work } from '#server/platform/commands/work.ts';

/**
 * Changes an entry of the price list; omitted fields stay unchanged. Throws CONFLICT for an outdated expected version.
 */
export async function updateService(
  work: Work,
  id: string,
  input: UpdateService,
  expectedVersion?: number | null,
): Promise<void> {
  await claimExternalIds(work, { table: 'services', thing: 'service' }, [
    { externalId: input.externalId, ownerId: id },
  ]);
  const service = await work.lock(ServiceEntity, id, 'service');
  await requireVersion(service, expectedVersion, Object.keys(updateServiceInput.shape));
  const { position, ...rest } = input;
  const { before, after, any } = changes(service, { ...rest, position: position ?? undefined });
  if (!any) return;
  work.em.assign(service, after);
  if (service.type === 'GOVERNMENT') service.taxable = false;
  work.record({
    type: 'service.updated',
    summary: `Updated ${service.description} on the price list`,
    before,
    after: { serviceId: id, ...after },
  });
}
