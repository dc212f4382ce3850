import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { TENANT_ROLE } from './confine.ts';

/** Of an account, which may act for several businesses. */
const ABOVE_BUSINESSES = ['sessions'];

interface Relation {
  name: string;
  /** What tells whose a row is; null for what belongs to no business. */
  key: 'id' | 'business_id' | null;
  columns: string[];
}

/**
 * The second wall between businesses, built from whatever tables there are: a view of each table of the trade that shows
 * and takes the rows of one business, and a role that has these and not the tables themselves. Built anew when a table
 * has changed, at once for everybody.
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

function statementsFor(relations: Relation[], triggerFunctions: string[]): string[] {
  const quoted = (name: string) => `"${name}"`;
  return [
    'drop schema if exists tenant cascade',
    'create schema tenant',
    `grant usage on schema public, tenant to ${TENANT_ROLE}`,
    `revoke all on all tables in schema public from ${TENANT_ROLE}`,
    `grant usage on all sequences in schema public to ${TENANT_ROLE}`,
    ...relations.map(({ name, key, columns }) =>
      key
        ? // What is the same for every row is worked out once. Not a plain equality: the planner would count on it twice.
          `create view tenant.${quoted(name)} as select ${columns.map(quoted).join(', ')} from public.${quoted(name)}
           where coalesce(${key} = (select acting_business()), false) with check option`
        : `grant select, insert, update, delete on public.${quoted(name)} to ${TENANT_ROLE}`,
    ),
    `grant select, insert, update, delete on all tables in schema tenant to ${TENANT_ROLE}`,
    // What keeps sums and chains writes for whoever writes.
    ...triggerFunctions.map(
      (name) => `alter function public.${name} security definer set search_path = public, pg_temp`,
    ),
  ];
}

async function readRelations(client: ClientBase): Promise<Relation[]> {
  const { rows } = await client.query<Relation>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
       case when c.relname = 'businesses' then 'id'
         when bool_or(a.attname = 'business_id') and not c.relname = any($1) then 'business_id' end as key
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname order by c.relname`,
    [ABOVE_BUSINESSES],
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
