import type { EntityManager } from '@mikro-orm/postgresql';
import { type BusinessRow, FileEntity } from '#db/entities/index.ts';
import type { PrintedBusiness } from '#server/platform/pdf/parts/printed.ts';

/** Returns the business's data for the head of its documents. */
export async function letterhead(
  em: EntityManager,
  { name, address, email, phone, logoFileId }: BusinessRow,
): Promise<PrintedBusiness> {
  const logo = logoFileId ? await em.findOne(FileEntity, { id: logoFileId }) : null;
  return { name, address: address ?? null, email: email ?? null, phone: phone ?? null, logo: logo?.bytes ?? null };
}
