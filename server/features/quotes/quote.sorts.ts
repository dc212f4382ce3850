import { type Sort, timeSorts } from '#server/platform/reads/keyset.ts';

export const QUOTE_SORTS = ['NEWEST', 'UPDATED', 'TOTAL', 'OLDEST', 'OLDEST_UPDATED'] as const;
export type QuoteSort = (typeof QUOTE_SORTS)[number];

export const quoteSorts: Record<QuoteSort, Sort> = {
  ...timeSorts,
  UPDATED: { name: 'UPDATED', sql: 't.updated_at', type: 'timestamptz', direction: 'desc' },
  TOTAL: { name: 'TOTAL', sql: 't.total_cents', type: 'bigint', direction: 'desc' },
};
