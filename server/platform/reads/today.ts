/**
 * What day it is where the business is that a read is confined to (reads.ts), as trusted text. A subquery of its own is asked
 * once for a statement: by row it took as long as all else of the invoices of a day that is still going on elsewhere.
 */
export const TODAY = '(select local_date(acting_business()))';
