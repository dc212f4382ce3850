import { BusinessEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { removeLogoFile } from '../logoFile.ts';

export async function removeBusinessLogo(work: Work): Promise<void> {
  const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  if (!business.logoFileId) return;
  await removeLogoFile(work, business);
  work.record({ type: 'business.updated', summary: 'Removed the logo' });
}
