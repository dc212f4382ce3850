import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';

/** The role that accesses tenants' tables only through views of one business. */
export const TENANT_ROLE = 'whorl_tenant';

/** Read-only reference data, the same for every business. */
const REFERENCE = ['articles', 'mileage_rates', 'notarial_fee_caps', 'travel_rules'];

/**
 * Columns of accounts that are visible to the person's businesses, past ones included. All others, credentials above all,
 * are null.
 */
const SHOWN_OF_PEOPLE = ['id', 'email', 'full_name', 'email_verified_at'];

const EVERYTHING = 'select, insert, update, delete';
/** Privileges on a tenant's rows, where they are not all. */
const RIGHTS: Readonly<Record<string, string>> = {
  // Sessions begin with a login, which precedes a business.
  sessions: 'select, update',
  // Written by triggers.
  audit_heads: 'select',
  audit_links: 'select',
  customer_balances: 'select',
  customer_keys: 'select',
  tallies: 'select',
  tally_changes: 'select',
};

interface Relation {
  name: string;
  /** The column that holds the tenant; null if the rows belong to no business. */
  key: 'id' | 'business_id' | null;
  columns: string[];
}

/**
 * Builds the schema `tenant` from the existing tables as a second barrier between businesses: for each table with a tenant,
 * a view that shows and accepts the rows of one business; a view of the people who have worked in it; and a role with
 * privileges on these views and the reference tables only. Rebuilt in one transaction when a table has changed.
 */
export async function buildTenantSchema(client: ClientBase): Promise<void> {
  const statements = statementsFor(await readRelations(client), await readTriggerFunctions(client));
  const version = createHash('sha256').update(statements.join()).digest('hex');
  const { rows } = await client.query(`select obj_description(to_regnamespace('tenant')) as version`);
  if (rows[0].version === version) return;
  await client.query('begin');
  for (const statement of [...statements, `comment on schema tenant is '${version}'`]) await client.query(statement);
  await client.query('commit');
}

const quoted = (name: string) => `"${name}"`;

function statementsFor(relations: Relation[], triggerFunctions: string[]): string[] {
  return [
    'drop schema if exists tenant cascade',
    'create schema tenant',
    `grant usage on schema public, tenant to ${TENANT_ROLE}`,
    `revoke all on all tables in schema public from ${TENANT_ROLE}`,
    `grant usage on all sequences in schema public to ${TENANT_ROLE}`,
    ...relations.flatMap((relation) => {
      if (relation.key) return viewOf(relation, relation.key);
      return REFERENCE.includes(relation.name)
        ? `grant select on public.${quoted(relation.name)} to ${TENANT_ROLE}`
        : [];
    }),
    `create view tenant.users as select ${columnsOfPeople(relations)} from public.users where coalesce(
       id = any(array(select user_id from public.memberships where business_id = (select acting_business()))), false)`,
    `grant select on tenant.users to ${TENANT_ROLE}`,
    // Triggers that maintain tallies and the audit chain run as the owner.
    ...triggerFunctions.map(
      (name) => `alter function public.${name} security definer set search_path = public, pg_temp`,
    ),
  ];
}

const viewOf = ({ name, columns }: Relation, key: string): string[] => [
  // A subselect, evaluated once per statement. Inside coalesce(), because with a plain equality the planner would apply its
  // selectivity twice.
  `create view tenant.${quoted(name)} as select ${columns.map(quoted).join(', ')} from public.${quoted(name)}
   where coalesce(${key} = (select acting_business()), false) with check option`,
  `grant ${RIGHTS[name] ?? EVERYTHING} on tenant.${quoted(name)} to ${TENANT_ROLE}`,
];

/** All columns, because a prepared statement must return the same columns for every role. */
const columnsOfPeople = (relations: Relation[]) =>
  relations
    .find(({ name }) => name === 'users')!
    .columns.map((column) => (SHOWN_OF_PEOPLE.includes(column) ? column : `(null::public.users).${column}`))
    .join(', ');

async function readRelations(client: ClientBase): Promise<Relation[]> {
  const { rows } = await client.query<Relation>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
       case when c.relname = 'businesses' then 'id' when bool_or(a.attname = 'business_id') then 'business_id' end as key
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     group by c.relname order by c.relname`,
  );
  return rows;
}

async function readTriggerFunctions(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct p.oid::regprocedure::text as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where not t.tgisinternal and p.pronamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => name);
}
