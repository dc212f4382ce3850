import {
  type ReadPermission,
  type RowVisibility,
  type RowVisibilityRule,
  selectOwn,
} from '#server/platform/auth/rowVisibility.ts';
import { listed } from '#server/platform/reads/states.ts';

/** The permissions to see activities about things without a table, by the part of their type before the dot. */
const permissions = new Map<string, ReadPermission>();

/** Adds the declarations of a feature. */
export function declareActivityVisibility(declared: Record<string, ReadPermission>): void {
  for (const [family, permission] of Object.entries(declared)) permissions.set(family, permission);
}

const ofOwn = (column: string, ids: string, rest = '') =>
  `select f.id from viewer a join activities f on f.business_id = a.business_id and f.${column} = any(array(${ids}))${rest}`;

const OWN_CUSTOMERS = `${selectOwn('customers')} union ${selectOwn('quotes', 'customer_id')} union ${selectOwn('invoices', 'customer_id')}`;
const OF_CUSTOMER_ALONE = ' and f.quote_id is null and f.invoice_id is null';
const OWN_ACTIVITIES = `array(${[
  ofOwn('invoice_id', selectOwn('invoices')),
  ofOwn('quote_id', selectOwn('quotes')),
  ofOwn('customer_id', OWN_CUSTOMERS, OF_CUSTOMER_ALONE),
].join(' union ')})`;

/** An activity is visible to viewers who can see the record that it concerns. */
export const activityVisibility: RowVisibilityRule = {
  rows: visibleActivities,
  listed: (visibility, t) =>
    seesOwnAlone(visibility)
      ? `(${t}.id in (select each_id(${OWN_ACTIVITIES})) and ${visibleActivities(visibility, t)})`
      : visibleActivities(visibility, t),
};

const seesOwnAlone = (visibility: RowVisibility): boolean =>
  (['customers.read', 'quotes.read', 'invoices.read', 'payments.read'] as const).every(
    (permission) => visibility.reach(permission) !== 'all',
  );

function visibleActivities(visibility: RowVisibility, t: string): string | undefined {
  if (visibility.seesEverything) return undefined;
  const follows = (table: string, column: string) => {
    const rows = visibility.rows(table, 'f');
    if (!rows || rows === 'false') return rows ?? 'true';
    return `exists (select from ${table} f where f.business_id = ${t}.business_id and f.id = ${t}.${column} and ${rows})`;
  };
  // A viewer limited to their own rows sees no activities of the business as a whole.
  const seesBusiness = visibility.reach('customers.read') === 'all';
  const families = [...permissions].filter(([, permission]) => seesBusiness && visibility.reach(permission) === 'all');
  const types = listed(families.map(([family]) => family));
  return `(case when ${t}.payment_id is not null then ${follows('payments', 'payment_id')}
    when ${t}.invoice_id is not null then ${follows('invoices', 'invoice_id')}
    when ${t}.quote_id is not null then ${follows('quotes', 'quote_id')}
    when ${t}.customer_id is not null then ${follows('customers', 'customer_id')}
    else split_part(${t}.type, '.', 1) in (${types || 'null'}) end)`;
}
