import { beforeAll, expect, it } from 'vitest';
import { entities } from '#db/entities/index.ts';
import { TENANT_ROLE } from '#db/tenancy/tenantSchema.ts';
import { connectTo, createTestDatabase } from '#tests/support/database.ts';

const EVERYTHING = 'SELECT INSERT UPDATE DELETE';

/** Views of the rows of one business, with all rights: those of every entity of a business, and tables without an entity. */
const OF_A_BUSINESS = [
  ...entities.filter(({ meta }) => 'businessId' in (meta.properties ?? {})).map(({ meta }) => meta.tableName),
  'api_requests',
  'api_usage',
  'businesses',
  'customer_import_rows',
  'customer_imports',
  'data_export_chunks',
  'data_export_files',
  'stripe_attempts',
];

/**
 * The rights of the tenants' role by table. A new table without an entity, or with fewer rights, must be added here;
 * all others are inaccessible.
 */
const RIGHTS: Record<string, string> = {
  ...Object.fromEntries(OF_A_BUSINESS.map((name) => [`tenant.${name}`, EVERYTHING])),
  'tenant.audit_heads': 'SELECT',
  'tenant.audit_links': 'SELECT',
  'tenant.customer_balances': 'SELECT',
  'tenant.customer_keys': 'SELECT',
  'tenant.sessions': 'SELECT UPDATE',
  'tenant.tallies': 'SELECT',
  'tenant.tally_changes': 'SELECT',
  'tenant.users': 'SELECT',
  'public.articles': 'SELECT',
  'public.mileage_rates': 'SELECT',
  'public.notarial_fee_caps': 'SELECT',
  'public.travel_rules': 'SELECT',
};

let rights: Record<string, string>;

beforeAll(async () => {
  const client = await connectTo(await createTestDatabase());
  const { rows } = await client.query<{ name: string; rights: string }>(
    `select n.nspname || '.' || c.relname as name, string_agg(p.name, ' ' order by p.place) as rights
     from pg_class c join pg_namespace n on n.oid = c.relnamespace,
       unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) with ordinality p(name, place)
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema')
       and has_schema_privilege($1, n.oid, 'usage')
       and case when p.name in ('DELETE', 'TRUNCATE', 'TRIGGER') then has_table_privilege($1, c.oid, p.name)
         else has_any_column_privilege($1, c.oid, p.name) end
     group by 1`,
    [TENANT_ROLE],
  );
  rights = Object.fromEntries(rows.map((row) => [row.name, row.rights]));
});

it('the tenants’ role has exactly the listed rights on each table and view', () => {
  expect(rights).toEqual(RIGHTS);
});
