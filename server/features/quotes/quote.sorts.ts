import type { Sort } from '#server/platform/reads/keyset.ts';

export const QUOTE_SORTS = ['NEWEST', 'UPDATED', 'TOTAL', 'OLDEST', 'OLDEST_UPDATED'] as const;
export type QuoteSort = (typeof QUOTE_SORTS)[number];

export const quoteSorts: Record<QuoteSort, Sort> = {
  NEWEST: { name: 'NEWEST', sql: 't.created_at', type: 'timestamptz', direction: 'desc' },
  UPDATED: { name: 'UPDATED', sql: 't.updated_at', type: 'timestamptz', direction: 'desc' },
  TOTAL: { name: 'TOTAL', sql: 't.total_cents', type: 'bigint', direction: 'desc' },
  OLDEST: { name: 'OLDEST', sql: 't.created_at', type: 'timestamptz', direction: 'asc' },
  OLDEST_UPDATED: { name: 'OLDEST_UPDATED', sql: 't.updated_at', type: 'timestamptz', direction: 'asc' },
};
