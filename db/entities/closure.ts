import { defineEntity } from '@mikro-orm/core';
import { businessFilter, p } from './columns.ts';

/** That a business was closed by its owner. There is a row until it is opened again; with the business it is deleted. */
export const BusinessClosureEntity = defineEntity({
  name: 'BusinessClosure',
  tableName: 'business_closures',
  filters: businessFilter,
  properties: {
    businessId: p.uuid().primary(),
    /** In the owner's words. */
    reason: p.text().nullable(),
    closedAt: p.datetime(),
    deleteAt: p.datetime(),
    /** When the owner was told that it is near. */
    remindedAt: p.datetime().nullable(),
  },
});
