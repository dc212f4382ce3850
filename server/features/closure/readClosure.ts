import { BusinessClosureEntity } from '#db/entities/index.ts';
import type { Database } from '#db/orm.ts';
import { permits } from '#domain/permissions.ts';
import type { Actor } from '#server/platform/auth/viewer.ts';
import type { Closure } from './closure.types.ts';

/** Returns the closure state; readable by every member. */
export async function readClosure(database: Database, { businessId, grants }: Actor): Promise<Closure> {
  const em = database.em.fork();
  em.setFilterParams('business', { businessId });
  const found = await em.findOne(BusinessClosureEntity, { businessId });
  return {
    mine: permits(grants, 'settings.close'),
    closedAt: found?.closedAt ?? null,
    deleteAt: found?.deleteAt ?? null,
  };
}
