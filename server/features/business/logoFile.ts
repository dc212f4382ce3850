import { type BusinessRow, FileEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

export async function removeLogoFile(work: Work, business: BusinessRow): Promise<void> {
  if (!business.logoFileId) return;
  await work.em.nativeDelete(FileEntity, { id: business.logoFileId });
  business.logoFileId = null;
}
