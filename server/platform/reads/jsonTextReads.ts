import { sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import { selectedText } from './compile.ts';
import { JsonText, type TextField, type TextSelection } from './jsonText.ts';
import { cursorOf } from './keyset.ts';
import type { PageInfo, PageQuery, RowQuery } from './readTypes.ts';

/** Reads rows as JSON text; undefined if a selected field has a resolver. */
export async function rowsAsJsonText(
  database: Queryable,
  { shape, from, visibility, viewer, where, tail }: RowQuery,
  selection: TextSelection,
): Promise<JsonText[] | undefined> {
  const selected = selectedText(shape, selection, visibility);
  if (!selected) return undefined;
  const { rows } = await sql<{ row: string }>`
    ${viewer}select row_to_json(r)::text as row from ${from}${sql.raw(selected.records)} where ${where} ${tail}
  `.execute(database);
  return rows.map(({ row }) => new JsonText(row));
}

export const listOfTexts = (rows: JsonText[]) => new JsonText(`[${rows.map(({ text }) => text).join(',')}]`);

interface PageRow {
  nodes: string | null;
  found: number;
  start_key: string | null;
  start_id: string | null;
  end_key: string | null;
  end_id: string | null;
  total?: string;
}

/** Reads a page of a connection as JSON text. */
export async function pageAsJsonText(
  database: Queryable,
  { shape, from, visibility, viewer, where, tail, sort, args, limit, total }: PageQuery,
  selection: TextSelection,
): Promise<{ text: JsonText; isEmpty: boolean } | undefined> {
  if (selection.some(({ name }) => name === 'edges')) return undefined;
  const selected = selectedText(shape, selection.find(({ name }) => name === 'nodes')?.below ?? [], visibility);
  if (!selected) return undefined;
  const asksTotal = selection.some(({ name }) => name === 'totalCount');
  const { rows } = await sql<PageRow>`
    ${viewer}select array_to_json((array_agg(p.node))[1:${limit}])::text as nodes, count(*)::int as found,
      (array_agg(p.key))[1]::text as start_key, (array_agg(p.id))[1] as start_id,
      (array_agg(p.key))[least(count(*), ${limit})]::text as end_key, (array_agg(p.id))[least(count(*), ${limit})] as end_id
      ${asksTotal ? sql`, ${total} as total` : sql``}
    from (
      select r as node, ${sql.raw(sort.sql)} as key, t.id
      from ${from}${sql.raw(selected.records)} where ${where} ${tail}
    ) p
  `.execute(database);
  const page = rows[0]!;
  const pageInfo = {
    hasNextPage: page.found > limit,
    hasPreviousPage: Boolean(args.after),
    startCursor: cursorAt(page.start_key, page.start_id),
    endCursor: cursorAt(page.end_key, page.end_id),
  };
  const text = connectionText(selection, { nodes: page.nodes ?? '[]', pageInfo, total: Number(page.total) });
  return { text: new JsonText(text), isEmpty: page.found === 0 };

  function cursorAt(key: string | null, id: string | null): string | null {
    return key === null || id === null ? null : cursorOf(sort, key, id);
  }
}

/** Assembles a connection's JSON around the rows' JSON. */
function connectionText(selection: TextSelection, page: { nodes: string; pageInfo: PageInfo; total: number }): string {
  const values: Record<string, (field: TextField) => string> = {
    nodes: () => page.nodes,
    totalCount: () => String(page.total),
    pageInfo: ({ below = [] }) =>
      objectText(below, ({ name, typeName }) =>
        JSON.stringify(name === '__typename' ? typeName : page.pageInfo[name as keyof PageInfo]),
      ),
    __typename: ({ typeName }) => JSON.stringify(typeName),
  };
  return objectText(selection, (field) => values[field.name]!(field));
}

const objectText = (selection: TextSelection, write: (field: TextField) => string) =>
  `{${selection.map((field) => `${JSON.stringify(field.key)}:${write(field)}`).join(',')}}`;
