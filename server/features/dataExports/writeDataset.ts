import { sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { CSV_BEGINS, csvRows } from '#server/platform/http/csv.ts';
import { exportFile } from './chunks.ts';
import { cellOf, headingOf } from './csv.ts';
import { type Dataset, LEFT_OUT_EVERYWHERE } from './datasets.ts';

/** Rows held in memory at once. */
const ROWS_AT_ONCE = 500;

/** Writes a dataset as CSV and JSON from one scan, a few rows at a time. */
export async function writeDataset({ em, businessId }: Work, exportId: string, dataset: Dataset): Promise<void> {
  const database = em.getKysely() as Queryable;
  const columns = await columnsOf(database, dataset);
  const names = [...columns, ...Object.keys(dataset.beside ?? {})];
  const csv = exportFile(database, { businessId, exportId }, `csv/${dataset.name}.csv`);
  const json = exportFile(database, { businessId, exportId }, `json/${dataset.name}.json`);
  await csv.write(Buffer.from(CSV_BEGINS + csvRows([names.map(headingOf)])));
  let separator = '[\n';
  for await (const rows of batchesOf(database, dataset, columns, businessId)) {
    const read = rows.map(({ row }) => JSON.parse(row) as Record<string, unknown>);
    await csv.write(Buffer.from(csvRows(read.map((row) => names.map((name) => cellOf(name, row[name]))))));
    await json.write(Buffer.from(separator + rows.map(({ row }) => row).join(',\n')));
    separator = ',\n';
  }
  await json.write(Buffer.from(separator === '[\n' ? '[]\n' : '\n]\n'));
  await csv.end();
  await json.end();
}

/** Reads the table's current columns, so that new ones are exported without a change here. */
async function columnsOf(database: Queryable, { table, without = [] }: Dataset): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum
  `.execute(database);
  return rows.map(({ name }) => name).filter((name) => ![...LEFT_OUT_EVERYWHERE, ...without].includes(name));
}

async function* batchesOf(
  database: Queryable,
  { table, orderBy, beside = {} }: Dataset,
  columns: string[],
  businessId: string,
): AsyncGenerator<{ row: string }[]> {
  const own = columns.map((name) => `t."${name}"`);
  const others = Object.entries(beside).map(([name, expression]) => `${expression} as "${name}"`);
  await sql`
    declare export_rows no scroll cursor for select row_to_json(r)::text as row from (
      select ${sql.raw([...own, ...others].join(', '))} from ${sql.table(table)} t
      where t.business_id = ${sql.lit(businessId)} order by ${sql.raw(orderBy)}) r
  `.execute(database);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from export_rows`.execute(database);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close export_rows`.execute(database);
}
