import type { Sort } from '#server/platform/reads/keyset.ts';

export const CUSTOMER_SORTS = ['NAME', 'NEWEST', 'OLDEST', 'OLDEST_UPDATED'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export const customerSorts: Record<CustomerSort, Sort> = {
  NAME: { name: 'NAME', sql: 'lower(t.name)', type: 'text', direction: 'asc' },
  NEWEST: { name: 'NEWEST', sql: 't.created_at', type: 'timestamptz', direction: 'desc' },
  OLDEST: { name: 'OLDEST', sql: 't.created_at', type: 'timestamptz', direction: 'asc' },
  OLDEST_UPDATED: { name: 'OLDEST_UPDATED', sql: 't.updated_at', type: 'timestamptz', direction: 'asc' },
};
