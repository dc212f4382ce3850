import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import { type Grants, PERMISSIONS, type Permission, type Scope as Reach } from '#domain/permissions.ts';
import { notFound } from '#server/core/errors.ts';
import { isUuid } from '#server/core/ids.ts';
import type { Scope } from './viewer.ts';

/*
 * Row visibility: which rows of a table a viewer may see. Each feature declares it once for its tables
 * (server/platform/feature.ts). It is applied by platform/reads to every field of every query, by commands/work.ts to every id
 * that a command is given, and by `andVisible` in hand-written statements. A row is a viewer's own where they created it or it
 * is assigned to them.
 */

/** SQL: the viewer's id, in statements that begin with `viewerCte`. */
const VIEWER_ID = '(select a.id from viewer a)';

/** SQL condition: the row `t` (with created_by and assigned_to) is the viewer's own. */
export const isOwn = (t: string): string => `(${t}.created_by = ${VIEWER_ID} or ${t}.assigned_to = ${VIEWER_ID})`;

/** SQL select of one column of the viewer's own rows of a table. */
export const selectOwn = (table: string, column = 'id'): string =>
  ['created_by', 'assigned_to']
    .map(
      (whose) =>
        `select w.${column} from viewer a join ${table} w on w.business_id = a.business_id and w.${whose} = a.id`,
    )
    .join(' union ');

/** The permissions that row visibility depends on. */
export type ReadPermission = Extract<Permission, `${string}.read` | 'settings.export'>;
const READ_PERMISSIONS = PERMISSIONS.filter(
  (permission): permission is ReadPermission => permission.endsWith('.read') || permission === 'settings.export',
);

/** The visibility rule of a table: a permission, or SQL conditions. */
export type RowVisibilityRule = PermissionRule | ConditionRule;

interface PermissionRule {
  /** Null: the permission that a query or command requires decides. */
  permission: ReadPermission | null;
  /** SQL condition: the row `t` is the viewer's own. Omitted: nobody has own rows in this table. */
  own?: (t: string) => string;
  /**
   * SQL array of the ids of all own rows, for lists: starting from it, a statement's cost grows with one person's rows instead
   * of all of the business's. For single rows `own` is cheaper.
   */
  ownIds?: string;
}

interface ConditionRule {
  /** SQL condition: the row `t` is visible; undefined if all rows are. */
  rows: (visibility: RowVisibility, t: string) => string | undefined;
  /** The same condition in the form that is fastest for lists. */
  listed: (visibility: RowVisibility, t: string) => string | undefined;
}

/** The rule of a table that is read only by queries and commands that themselves require a permission for it. */
export const byRequiredPermission: RowVisibilityRule = { permission: null };

const rules = new Map<string, RowVisibilityRule>();

/** Adds the rules of a feature's tables. Throws for a table that already has another rule. */
export function declareRowVisibility(declared: Record<string, RowVisibilityRule>): void {
  for (const [table, rule] of Object.entries(declared)) {
    if ((rules.get(table) ?? rule) !== rule) throw new Error(`two features declare who sees rows of ${table}`);
    rules.set(table, rule);
  }
}

/** Throws for a table without a rule, so that a table without a declaration exposes no rows. */
function ruleOf(table: string): RowVisibilityRule {
  const rule = rules.get(table);
  if (!rule) throw new Error(`no feature declares who sees rows of ${table}`);
  return rule;
}

const ownRule = (table: string): PermissionRule | undefined => {
  const rule = rules.get(table);
  return rule && 'permission' in rule ? rule : undefined;
};

/** Row visibility of one set of rights. Viewers with the same rights share an instance and thereby compiled statements. */
export class RowVisibility {
  /** Whether a permission is limited to own rows, so that results depend on the viewer. */
  readonly isLimited: boolean;

  constructor(private readonly grants: Grants | undefined) {
    this.isLimited = grants !== undefined && Object.values(grants).includes('own');
  }

  /** The scope of a permission; undefined if it is not granted. */
  reach(permission: ReadPermission): Reach | undefined {
    return this.grants ? this.grants[permission] : 'all';
  }

  /** Whether all rows of the table are visible. */
  seesAll(table: string): boolean {
    return this.rows(table, 't') === undefined;
  }

  /** Whether every read permission is granted for all rows. */
  get seesEverything(): boolean {
    return READ_PERMISSIONS.every((permission) => this.reach(permission) === 'all');
  }

  /**
   * SQL condition: the row `t` of a table is visible; undefined if all are. `required` is the permission that the query
   * requires; it decides for tables declared `byRequiredPermission`.
   */
  rows(table: string, t: string, required?: Permission): string | undefined {
    const rule = ruleOf(table);
    if ('rows' in rule) return rule.rows(this, t);
    const { permission, own } = rule;
    // With the required permission limited to own rows, no row is visible in a table that has no own rows.
    if (!permission) return required && this.grants?.[required] === 'own' ? 'false' : undefined;
    switch (this.reach(permission)) {
      case 'all':
        return undefined;
      case 'own':
        return own?.(t) ?? 'false';
      default:
        return 'false';
    }
  }

  /** The same for lists and sums of rows. */
  listed(table: string, t: string, required?: Permission): string | undefined {
    const rule = ruleOf(table);
    if ('listed' in rule) return rule.listed(this, t);
    const { permission, ownIds } = rule;
    return permission && ownIds && this.reach(permission) === 'own'
      ? `${t}.id in (select each_id(${ownIds}))`
      : this.rows(table, t, required);
  }

  /** SQL condition: the row `t` is the viewer's own; undefined where ownership does not affect what they may do. */
  own(table: string, t: string): string | undefined {
    return this.isLimited && this.seesAll(table) ? ownRule(table)?.own?.(t) : undefined;
  }

  /** SQL condition for the rows `t` that an aggregate counts; "true" if all are visible. */
  counted(table: string, t: string): string {
    return this.listed(table, t) ?? 'true';
  }
}

/** For portal visitors and the system: their access is checked before they read. */
const EVERYTHING = new RowVisibility(undefined);

const byGrants = new WeakMap<Grants, RowVisibility>();
const byReaches = new Map<string, RowVisibility>();
/** Businesses define roles of their own, so the number of distinct rights is unbounded; the cache is not. */
const MOST_KEPT = 1_000;

export function rowVisibilityOf(scope: Scope | undefined): RowVisibility {
  if (!scope || !('grants' in scope)) return EVERYTHING;
  const grants = scope.grants as Grants;
  const known = byGrants.get(grants);
  if (known) return known;
  const reaches = [
    Object.values(grants).includes('own'),
    ...READ_PERMISSIONS.map((permission) => grants[permission]),
  ].join();
  if (byReaches.size > MOST_KEPT) byReaches.clear();
  const visibility = byReaches.get(reaches) ?? new RowVisibility(grants);
  byReaches.set(reaches, visibility);
  byGrants.set(grants, visibility);
  return visibility;
}

const nothing = sql``;

/**
 * Begins a statement with the CTE `viewer`, the viewer's id. Empty where visibility does not depend on the viewer, so that all
 * of them share one prepared statement.
 */
export function viewerCte(scope: Scope | undefined, joint: 'with' | ',' = 'with'): RawBuilder<unknown> {
  if (!rowVisibilityOf(scope).isLimited) return nothing;
  const viewer = sql`viewer as (select ${viewerId(scope)}::uuid as id, ${scope?.businessId ?? null}::uuid as business_id)`;
  return joint === 'with' ? sql`with ${viewer} ` : sql`${viewer}, `;
}

const viewerId = (scope: Scope | undefined) => (scope as { userId?: string } | undefined)?.userId ?? null;

/** "and …": restricts a hand-written statement over many rows to the visible rows `t` of a table. */
export const andVisible = (scope: Scope, table: string, t: string): RawBuilder<unknown> =>
  and(rowVisibilityOf(scope).listed(table, t));

/** "and …": the same for a single row selected by id. */
export const andVisibleById = (scope: Scope, table: string, t: string): RawBuilder<unknown> =>
  and(rowVisibilityOf(scope).rows(table, t));

const and = (condition: string | undefined): RawBuilder<unknown> =>
  condition ? sql.raw(` and ${condition}`) : nothing;

/** Throws NOT_FOUND if the row does not exist or is not visible. */
export async function requireVisible(
  database: Queryable,
  scope: Scope,
  { table, id, thing }: { table: string; id: string; thing: string },
): Promise<void> {
  const { rows } = isUuid(id)
    ? await sql`
        ${viewerCte(scope)}select 1 from ${sql.table(table)} t
        where t.business_id = ${scope.businessId} and t.id = ${id} ${andVisibleById(scope, table, 't')}
      `.execute(database)
    : { rows: [] };
  if (rows.length === 0) throw notFound(thing);
}

/** Returns whether a row of a table is the viewer's own. */
export async function isOwnRow(database: Queryable, scope: Scope, table: string, id: string): Promise<boolean> {
  const own = ownRule(table)?.own;
  if (!own) return false;
  const { rows } = await sql`
    with viewer as (select ${viewerId(scope)}::uuid as id)
    select 1 from ${sql.table(table)} t where t.business_id = ${scope.businessId} and t.id = ${id} and ${sql.raw(own('t'))}
  `.execute(database);
  return rows.length > 0;
}
