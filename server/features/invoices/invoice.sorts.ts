import { type Sort, timeSorts } from '#server/platform/reads/keyset.ts';

export const INVOICE_SORTS = ['NEWEST', 'DUE_DATE', 'BALANCE', 'OLDEST', 'OLDEST_UPDATED'] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

export const invoiceSorts: Record<InvoiceSort, Sort> = {
  ...timeSorts,
  DUE_DATE: { name: 'DUE_DATE', sql: "coalesce(t.due_date, 'infinity'::date)", type: 'date', direction: 'asc' },
  BALANCE: { name: 'BALANCE', sql: 't.balance_cents', type: 'bigint', direction: 'desc' },
};
