import { BusinessClosureEntity } from '#db/entities/index.ts';
import type { Database } from '#db/orm.ts';
import { roleAllows } from '#domain/permissions.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Closure } from './closure.types.ts';

/** Everybody in a business may know whether it is closed. */
export async function readClosure(database: Database, { businessId, role }: Member): Promise<Closure> {
  const em = database.em.fork();
  em.setFilterParams('business', { businessId });
  const found = await em.findOne(BusinessClosureEntity, { businessId });
  return {
    mine: roleAllows(role, 'settings.close') !== null,
    closedAt: found?.closedAt ?? null,
    deleteAt: found?.deleteAt ?? null,
  };
}
