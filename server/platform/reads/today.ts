/**
 * SQL: today's date in the time zone of the current tenant, as trusted text. An uncorrelated subquery, which PostgreSQL
 * evaluates once per statement instead of once per row (docs/decisions/0015).
 */
export const TODAY = '(select local_date(acting_business()))';
