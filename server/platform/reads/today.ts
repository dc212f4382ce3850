/**
 * What day it is where the business is that a read is confined to (reads.ts), as trusted text. A subquery that no column leads
 * to is carried out once for a statement, and not for each row (docs/decisions/0015).
 */
export const TODAY = '(select local_date(acting_business()))';
