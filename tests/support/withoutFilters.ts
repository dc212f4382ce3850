import pg from 'pg';
import { currentTenant } from '#db/tenancy/tenantContext.ts';

/** "t.business_id = $1", as hand-written SQL, the reads compiler and the ORM write it. */
const FILTER = /(?<=(?:\b(?:where|and|or|on|when)\s+|\())((?:"?\w+"?\.)?"?business_id"?) = (\$\d+|'[0-9a-f-]{36}')/g;
const ALWAYS_TRUE = '$1 is not distinct from coalesce($1, $2)';

type Statement = string | { name?: string; text: string };

/**
 * Removes the application's tenant filters from all statements on new connections, except from those without a tenant, so
 * that only the database separates tenants.
 */
export function takeOutFilters(): { count: () => number; putBack: () => void } {
  const { query } = pg.Client.prototype;
  let count = 0;
  let areOut = true;
  const without = (statement: Statement): Statement => {
    const text = typeof statement === 'string' ? statement : statement.text;
    if (!areOut || currentTenant() === null || !text?.match(FILTER)) return statement;
    count += 1;
    const unfiltered = text.replace(FILTER, ALWAYS_TRUE);
    if (typeof statement === 'string') return unfiltered;
    return { ...statement, name: statement.name && `${statement.name} out`, text: unfiltered };
  };
  pg.Client.prototype.query = function (this: pg.Client, statement: Statement, ...rest: unknown[]) {
    return (query as (...args: unknown[]) => unknown).call(this, without(statement), ...rest);
  } as typeof query;
  return {
    count: () => count,
    putBack: () => {
      areOut = false;
      pg.Client.prototype.query = query;
    },
  };
}
