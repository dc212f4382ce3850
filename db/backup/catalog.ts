import type { ClientBase } from 'pg';
import { type BackedUpTable, labelOf, type Manifest } from './archive.ts';

/** The applied migrations are in the manifest; the Stripe sandbox's schema is test data. */
const NOT_BACKED_UP = ['public.mikro_orm_migrations', 'graphile_worker.migrations'];
const SCHEMAS = ['public', 'graphile_worker'];

/** Returns every table with data, referenced tables first. */
export async function readTables(client: ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and n.nspname = any($1) group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  );
  const links = await client.query<{ from: string; to: string }>(
    `select f.nspname || '.' || t.relname as from, g.nspname || '.' || u.relname as to
     from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_namespace f on f.oid = t.relnamespace
     join pg_class u on u.oid = k.confrelid join pg_namespace g on g.oid = u.relnamespace
     where k.contype = 'f' and k.conrelid <> k.confrelid`,
  );
  return inOrder(
    rows.filter((table) => !NOT_BACKED_UP.includes(labelOf(table))),
    links.rows,
  );
}

/** Sorts topologically. Cycles of deferred foreign keys are cut anywhere. */
function inOrder(tables: BackedUpTable[], links: { from: string; to: string }[]): BackedUpTable[] {
  const byLabel = new Map(tables.map((table) => [labelOf(table), table]));
  const ordered = new Set<BackedUpTable>();
  const visit = (label: string, above: readonly string[]) => {
    const table = byLabel.get(label);
    if (!table || ordered.has(table) || above.includes(label)) return;
    for (const link of links) if (link.from === label) visit(link.to, [...above, label]);
    ordered.add(table);
  };
  for (const label of byLabel.keys()) visit(label, []);
  return [...ordered];
}

export async function readSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    'select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2',
    [SCHEMAS],
  );
  const sequences: Manifest['sequences'] = [];
  for (const { schema, name } of rows) {
    const { rows: values } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value as "lastValue", is_called as "isCalled" from ${quoted(schema)}.${quoted(name)}`,
    );
    sequences.push({ schema, name, ...values[0]! });
  }
  return sequences;
}

/** Returns the applied migrations; none if the database is new. */
export async function readMigrations(client: ClientBase): Promise<string[]> {
  const { rows: known } = await client.query(`select to_regclass('public.mikro_orm_migrations') as found`);
  if (!known[0].found) return [];
  const { rows } = await client.query<{ name: string }>('select name from public.mikro_orm_migrations order by name');
  return rows.map(({ name }) => name);
}

const quoted = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`;

export const tableSql = ({ schema, name }: Pick<BackedUpTable, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;

export const columnsSql = ({ columns }: BackedUpTable): string => columns.map(quoted).join(', ');
