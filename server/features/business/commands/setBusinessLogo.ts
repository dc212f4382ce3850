import { v7 as uuidv7 } from 'uuid';
import { BusinessEntity, FileEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { Picture } from '#server/platform/pictures.ts';
import { removeLogoFile } from '../logoFile.ts';

/** Each logo gets a new address, so that browsers may cache it forever. */
export async function setBusinessLogo(work: Work, { contentType, bytes }: Picture): Promise<void> {
  const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  await removeLogoFile(work, business);
  const file = work.em.create(FileEntity, {
    businessId: work.businessId,
    id: uuidv7(),
    contentType,
    bytes,
  });
  work.em.persist(file);
  business.logoFileId = file.id;
  work.record({ type: 'business.updated', summary: 'Changed the logo' });
}
