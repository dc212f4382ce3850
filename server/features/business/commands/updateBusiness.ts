import { BusinessEntity } from '#db/entities/index.ts';
import { businessInput, type UpdateBusiness } from '#domain/inputs/business.ts';
import { changedAddress } from '#server/platform/commands/changedAddress.ts';
import { changes } from '#server/platform/commands/changes.ts';
import { lockBusiness } from '#server/platform/commands/lockBusiness.ts';
import { requireVersion } from '#server/platform/commands/requireVersion.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Changes the given fields. Throws CONFLICT for an outdated expected version. */
export async function updateBusiness(
  work: Work,
  input: UpdateBusiness,
  expectedVersion?: number | null,
): Promise<void> {
  await lockBusiness(work);
  const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  await requireVersion(business, expectedVersion, Object.keys(businessInput.shape));
  const confirmed = input.timeZone === undefined ? {} : { timeZoneGuessed: false };
  const { before, after, any } = changes(business, {
    ...input,
    ...confirmed,
    address: changedAddress(business.address, input.address),
  });
  if (!any) return;
  work.em.assign(business, after);
  work.record({ type: 'business.updated', summary: `Updated ${business.name}’s settings`, before, after });
}
