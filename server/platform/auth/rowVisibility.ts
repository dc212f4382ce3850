import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import { type Grants, PERMISSIONS, type Permission, type Scope as Reach } from '#domain/permissions.ts';
import { notFound } from '#server/core/errors.ts';
import { isUuid } from '#server/core/ids.ts';
import type { Scope } from './viewer.ts';

/*
 * Which rows of a table somebody may see. Each feature declares it once for its tables (server/platform/feature.ts), and it
 * is applied by whatever reads or finds rows: platform/reads for every field of every query, commands/work.ts for every id
 * that a command is given, and `andVisible` for statements that are written out. A row is somebody's own where they made it
 * or it was assigned to them.
 */

/** The id of who asks, in statements that begin with `askerCte`. */
const ASKER = '(select a.id from asker a)';

/** SQL condition: the row `t`, which has created_by and assigned_to, is the asker's own. */
export const isOwn = (t: string): string => `(${t}.created_by = ${ASKER} or ${t}.assigned_to = ${ASKER})`;

/** SQL select of a column of all rows of a table that are the asker's own. */
export const selectOwn = (table: string, column = 'id'): string =>
  ['created_by', 'assigned_to']
    .map(
      (whose) =>
        `select w.${column} from asker a join ${table} w on w.business_id = a.business_id and w.${whose} = a.id`,
    )
    .join(' union ');

/** The permissions that decide what somebody sees. */
export type ReadPermission = Extract<Permission, `${string}.read` | 'settings.export'>;
const READ_PERMISSIONS = PERMISSIONS.filter(
  (permission): permission is ReadPermission => permission.endsWith('.read') || permission === 'settings.export',
);

/** Who sees the rows of a table: by a permission, or by SQL of its own. */
export type RowVisibilityRule = PermissionRule | ConditionRule;

interface PermissionRule {
  /** Null: the permission that a query or command requires decides. */
  permission: ReadPermission | null;
  /** SQL condition: the row `t` is the asker's own. Left out, nobody has own rows of this table. */
  own?: (t: string) => string;
  /**
   * SQL array of the ids of all own rows, for lists: a statement that begins with these takes as long as one person has
   * work, and not as long as the business has. For single rows `own` is cheaper.
   */
  ownIds?: string;
}

interface ConditionRule {
  /** SQL condition: the row `t` is visible; undefined where all are. */
  rows: (visibility: RowVisibility, t: string) => string | undefined;
  /** The same for lists. */
  listed: (visibility: RowVisibility, t: string) => string | undefined;
}

/** For a table that is read only by queries and commands that require a permission for it. */
export const byRequiredPermission: RowVisibilityRule = { permission: null };

const rules = new Map<string, RowVisibilityRule>();

/** Adds the rules of a feature's tables. Throws for a table that already has another rule. */
export function declareRowVisibility(declared: Record<string, RowVisibilityRule>): void {
  for (const [table, rule] of Object.entries(declared)) {
    if ((rules.get(table) ?? rule) !== rule) throw new Error(`two features declare who sees rows of ${table}`);
    rules.set(table, rule);
  }
}

/** Throws for a table without a rule, so that a table that was forgotten shows nothing to anybody. */
function ruleOf(table: string): RowVisibilityRule {
  const rule = rules.get(table);
  if (!rule) throw new Error(`no feature declares who sees rows of ${table}`);
  return rule;
}

const ownRule = (table: string): PermissionRule | undefined => {
  const rule = rules.get(table);
  return rule && 'permission' in rule ? rule : undefined;
};

/** What somebody sees of their business; two with the same rights see by the same statements. */
export class RowVisibility {
  /** Whether they may do something with their own alone, so that it matters who asks. */
  readonly isLimited: boolean;

  constructor(private readonly grants: Grants | undefined) {
    this.isLimited = grants !== undefined && Object.values(grants).includes('own');
  }

  /** How far a permission reaches; undefined where they do not have it. */
  reach(permission: ReadPermission): Reach | undefined {
    return this.grants ? this.grants[permission] : 'all';
  }

  /** Whether they see all of a table. */
  seesAll(table: string): boolean {
    return this.rows(table, 't') === undefined;
  }

  /** Whether they have a permission for all rows, whoever's they are. */
  get seesEverything(): boolean {
    return READ_PERMISSIONS.every((permission) => this.reach(permission) === 'all');
  }

  /**
   * SQL condition: they see the row `t` of a table; undefined where they see all. `required` is the permission that the query
   * requires, for tables that it decides over.
   */
  rows(table: string, t: string, required?: Permission): string | undefined {
    const rule = ruleOf(table);
    if ('rows' in rule) return rule.rows(this, t);
    const { permission, own } = rule;
    // Whoever may use the required permission with their own rows alone sees none of a table where nobody has own rows.
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

  /** Whether a row `t` of a table is their own, as SQL; undefined where it makes no difference to what they may do. */
  own(table: string, t: string): string | undefined {
    return this.isLimited && this.seesAll(table) ? ownRule(table)?.own?.(t) : undefined;
  }

  /** Which rows `t` of a table a figure counts: "true" where they see all. */
  counted(table: string, t: string): string {
    return this.listed(table, t) ?? 'true';
  }
}

/** Of customers at their links and of Whorl itself: what they may see is decided before. */
const EVERYTHING = new RowVisibility(undefined);

const byGrants = new WeakMap<Grants, RowVisibility>();
const byReaches = new Map<string, RowVisibility>();
/** Of roles that businesses make there may be any number. */
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

/** Begins a statement that asks whose rows are: who asks. Nothing where that makes no difference: those statements stay the same. */
export function askerCte(scope: Scope | undefined, joint: 'with' | ',' = 'with'): RawBuilder<unknown> {
  if (!rowVisibilityOf(scope).isLimited) return nothing;
  const asker = sql`asker as (select ${askerId(scope)}::uuid as id, ${scope?.businessId ?? null}::uuid as business_id)`;
  return joint === 'with' ? sql`with ${asker} ` : sql`${asker}, `;
}

const askerId = (scope: Scope | undefined) => (scope as { userId?: string } | undefined)?.userId ?? null;

/** For statements that are written out: "and …" those rows `t` of a table that who asks sees, of many; */
export const andVisible = (scope: Scope, table: string, t: string): RawBuilder<unknown> =>
  and(rowVisibilityOf(scope).listed(table, t));

/** or of one that is asked for by its id. */
export const andVisibleById = (scope: Scope, table: string, t: string): RawBuilder<unknown> =>
  and(rowVisibilityOf(scope).rows(table, t));

const and = (condition: string | undefined): RawBuilder<unknown> =>
  condition ? sql.raw(` and ${condition}`) : nothing;

/** Throws NOT_FOUND where a row is not there, or is none that who asks sees. */
export async function requireVisible(
  database: Queryable,
  scope: Scope,
  { table, id, thing }: { table: string; id: string; thing: string },
): Promise<void> {
  const { rows } = isUuid(id)
    ? await sql`
        ${askerCte(scope)}select 1 from ${sql.table(table)} t
        where t.business_id = ${scope.businessId} and t.id = ${id} ${andVisibleById(scope, table, 't')}
      `.execute(database)
    : { rows: [] };
  if (rows.length === 0) throw notFound(thing);
}

/** Whether a row of a table is somebody's own. */
export async function isOwnRow(database: Queryable, scope: Scope, table: string, id: string): Promise<boolean> {
  const own = ownRule(table)?.own;
  if (!own) return false;
  const { rows } = await sql`
    with asker as (select ${askerId(scope)}::uuid as id)
    select 1 from ${sql.table(table)} t where t.business_id = ${scope.businessId} and t.id = ${id} and ${sql.raw(own('t'))}
  `.execute(database);
  return rows.length > 0;
}
