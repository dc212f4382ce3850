import type { Sort } from '#server/platform/reads/keyset.ts';

export const QUOTE_SORTS = ['NEWEST', 'UPDATED', 'TOTAL'] as const;
export type QuoteSort = (typeof QUOTE_SORTS)[number];

export const quoteSorts: Record<QuoteSort, Sort> = {
  NEWEST: { name: 'NEWEST', sql: 't.created_at', type: 'timestamptz', direction: 'desc' },
  UPDATED: { name: 'UPDATED', sql: 't.updated_at', type: 'timestamptz', direction: 'desc' },
  TOTAL: { name: 'TOTAL', sql: 't.total_cents', type: 'bigint', direction: 'desc' },
};
