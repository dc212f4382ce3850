import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Grants, PERMISSIONS, type Permission, type Scope as Reach } from '#domain/permissions.ts';
import { notFound } from '../graphql/errors.ts';
import { isUuid } from '../graphql/ids.ts';
import type { Scope } from './viewer.ts';

/*
 * Which rows somebody may see. It is said here once for each table, and applied by whatever reads or finds rows: platform/reads
 * for every field of every query, commands/work.ts for every id that a command is given, and `seen` for the few statements
 * that are written out. What is their own somebody made, or was given.
 */

/** The id of who asks, in statements that begin with `askerCte`. */
const ASKER = '(select a.id from asker a)';

const isOwn = (t: string) => `(${t}.created_by = ${ASKER} or ${t}.assigned_to = ${ASKER})`;

const hasOwn = (table: 'quotes' | 'invoices', t: string) =>
  `exists (select from ${table} w where w.business_id = ${t}.business_id and w.customer_id = ${t}.id and ${isOwn('w')})`;

/** Which rows `t` of a table are somebody's own, in SQL. Of other tables nothing is anybody's own. */
const OWN: Record<string, (t: string) => string> = {
  quotes: isOwn,
  invoices: isOwn,
  customers: (t) => `(${isOwn(t)} or ${hasOwn('quotes', t)} or ${hasOwn('invoices', t)})`,
  payments: (t) =>
    `exists (select from invoices w where w.business_id = ${t}.business_id and w.id = ${t}.invoice_id and ${isOwn('w')})`,
};

const ownIds = (table: 'customers' | 'quotes' | 'invoices', id = 'id') =>
  (['created_by', 'assigned_to'] as const)
    .map(
      (whose) => `select w.${id} from asker a join ${table} w on w.business_id = a.business_id and w.${whose} = a.id`,
    )
    .join(' union ');

/**
 * The ids of all that is somebody's own, for lists: a statement that begins with these takes as long as one person has
 * work, and not as long as the business has. For single rows `OWN` asks less.
 */
const OWN_IDS: Record<string, string> = {
  quotes: `array(${ownIds('quotes')})`,
  invoices: `array(${ownIds('invoices')})`,
  customers: `array(${ownIds('customers')} union ${ownIds('quotes', 'customer_id')} union ${ownIds('invoices', 'customer_id')})`,
};

const activitiesOf = (column: string, table: string, rest = '') =>
  `select f.id from asker a join activities f on f.business_id = a.business_id and f.${column} = any(${OWN_IDS[table]})${rest}`;
const OF_CUSTOMER_ALONE = ' and f.quote_id is null and f.invoice_id is null';
const OWN_ACTIVITIES = `array(${[
  activitiesOf('invoice_id', 'invoices'),
  activitiesOf('quote_id', 'quotes'),
  activitiesOf('customer_id', 'customers', OF_CUSTOMER_ALONE),
].join(' union ')})`;

/** What decides what somebody sees. */
type Seeing = Extract<Permission, `${string}.read` | 'settings.export'>;
const SEEING = PERMISSIONS.filter(
  (permission): permission is Seeing => permission.endsWith('.read') || permission === 'settings.export',
);

/** What lets somebody see a table's rows. Lines come with their document, and what has no row here with what asks for it. */
const READING: Record<string, Seeing> = {
  customers: 'customers.read',
  quotes: 'quotes.read',
  invoices: 'invoices.read',
  payments: 'payments.read',
  payouts: 'reports.read',
  services: 'services.read',
  roles: 'roles.read',
  team_invitations: 'team.read',
};

/** What lets somebody hear of what happened to nothing that has a row of its own, by the first part of its type. */
const HEARING: Record<string, Seeing> = {
  customer: 'customers.read',
  service: 'services.read',
  business: 'settings.read',
  plan: 'billing.read',
  export: 'settings.export',
  payout: 'reports.read',
  member: 'team.read',
  invitation: 'team.read',
  role: 'roles.read',
  account: 'audit.read',
  key: 'audit.read',
  webhook: 'audit.read',
};

/** What somebody sees of their business; two with the same rights see by the same statements. */
export class RowVisibility {
  /** Whether they may do something with their own alone, so that it matters who asks. */
  readonly isLimited: boolean;

  constructor(private readonly grants: Grants | undefined) {
    this.isLimited = grants !== undefined && Object.values(grants).includes('own');
  }

  /** How far a permission reaches; undefined where they do not have it. */
  reach(permission: Seeing): Reach | undefined {
    return this.grants ? this.grants[permission] : 'all';
  }

  /** Whether they see all of a table. */
  seesAll(table: string): boolean {
    return this.rows(table, 't') === undefined;
  }

  /**
   * Which rows `t` of a table they see, as SQL; undefined where they see all. Of a table that is not spoken of here nobody has
   * own rows: whoever may use their permission with their own alone sees none of it.
   */
  rows(table: string, t: string, by?: Permission): string | undefined {
    if (table === 'activities') return this.activities(t);
    const permission = READING[table];
    if (!permission) return by && this.grants?.[by] === 'own' ? 'false' : undefined;
    switch (this.reach(permission)) {
      case 'all':
        return undefined;
      case 'own':
        return OWN[table]?.(t) ?? 'false';
      default:
        return 'false';
    }
  }

  /** The same for lists and figures of rows. */
  listed(table: string, t: string, by?: Permission): string | undefined {
    if (table === 'activities')
      return this.seesOwnAlone
        ? `(${t}.id in (select each_id(${OWN_ACTIVITIES})) and ${this.activities(t)})`
        : this.activities(t);
    const permission = READING[table];
    const ids = OWN_IDS[table];
    return permission && ids && this.reach(permission) === 'own'
      ? `${t}.id in (select each_id(${ids}))`
      : this.rows(table, t, by);
  }

  /** Whether they see everybody's of nothing that something happens to. */
  private get seesOwnAlone(): boolean {
    const traded = ['customers.read', 'quotes.read', 'invoices.read', 'payments.read'] as const;
    return traded.every((permission) => this.reach(permission) !== 'all');
  }

  /** Whether a row `t` of a table is their own, as SQL; undefined where it makes no difference to what they may do. */
  own(table: string, t: string): string | undefined {
    return this.isLimited && this.seesAll(table) ? OWN[table]?.(t) : undefined;
  }

  /** Which rows `t` of a table a figure counts: "true" where they see all. */
  counted(table: string, t: string): string {
    return this.listed(table, t) ?? 'true';
  }

  /** What happened follows what it happened to; who sees that sees it. */
  private activities(t: string): string | undefined {
    if (SEEING.every((permission) => this.reach(permission) === 'all')) return undefined;
    const follows = (table: string, column: string) => {
      const rows = this.rows(table, 'f');
      if (!rows || rows === 'false') return rows ?? 'true';
      return `exists (select from ${table} f where f.business_id = ${t}.business_id and f.id = ${t}.${column} and ${rows})`;
    };
    // Whoever sees but their own work hears nothing of the business at large.
    const isAtLarge = this.reach('customers.read') === 'all';
    const heard = Object.entries(HEARING).filter(([, permission]) => isAtLarge && this.reach(permission) === 'all');
    const types = heard.map(([first]) => `'${first}'`).join(', ');
    return `(case when ${t}.payment_id is not null then ${follows('payments', 'payment_id')}
      when ${t}.invoice_id is not null then ${follows('invoices', 'invoice_id')}
      when ${t}.quote_id is not null then ${follows('quotes', 'quote_id')}
      when ${t}.customer_id is not null then ${follows('customers', 'customer_id')}
      else split_part(${t}.type, '.', 1) in (${types || 'null'}) end)`;
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
  const reaches = [Object.values(grants).includes('own'), ...SEEING.map((permission) => grants[permission])].join();
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

// biome-ignore lint/suspicious/noExplicitAny: statements are composed from what is said above, not from Kysely's table types
type Querying = Kysely<any>;

/** Throws NOT_FOUND where a row is not there, or is none that who asks sees. */
export async function requireVisible(
  database: Querying,
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
export async function isOwnRow(database: Querying, scope: Scope, table: string, id: string): Promise<boolean> {
  const own = OWN[table];
  if (!own) return false;
  const { rows } = await sql`
    with asker as (select ${askerId(scope)}::uuid as id)
    select 1 from ${sql.table(table)} t where t.business_id = ${scope.businessId} and t.id = ${id} and ${sql.raw(own('t'))}
  `.execute(database);
  return rows.length > 0;
}
