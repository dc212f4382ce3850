import { defineEntity } from '@mikro-orm/core';
import { businessFilter, p } from './columns.ts';

/** The closure of a business by its owner. Deleted when the business is reopened, and with the business. */
export const BusinessClosureEntity = defineEntity({
  name: 'BusinessClosure',
  tableName: 'business_closures',
  filters: businessFilter,
  properties: {
    businessId: p.uuid().primary(),
    /** The reason, as the owner wrote it. */
    reason: p.text().nullable(),
    closedAt: p.datetime(),
    deleteAt: p.datetime(),
    /** When the owner was reminded of the coming deletion; null before. */
    remindedAt: p.datetime().nullable(),
  },
});
