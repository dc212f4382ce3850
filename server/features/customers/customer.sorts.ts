import { type Sort, timeSorts } from '#server/platform/reads/keyset.ts';

export const CUSTOMER_SORTS = ['NAME', 'NEWEST', 'OLDEST', 'OLDEST_UPDATED'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export const customerSorts: Record<CustomerSort, Sort> = {
  ...timeSorts,
  NAME: { name: 'NAME', sql: 'lower(t.name)', type: 'text', direction: 'asc' },
};
