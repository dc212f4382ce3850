import { sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import { selectedText } from './compile.ts';
import { JsonText, type TextField, type TextSelection } from './jsonText.ts';
import { cursorOf, keyOrder, type PageInfo, pageInfoOf } from './keyset.ts';
import type { PageQuery, RowQuery } from './readTypes.ts';

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
  preceding?: boolean;
  following?: boolean;
}

/** Reads a page of a connection as JSON text. */
export async function pageAsJsonText(
  database: Queryable,
  asked: PageQuery,
  selection: TextSelection,
): Promise<{ text: JsonText; isEmpty: boolean } | undefined> {
  const { shape, from, visibility, viewer, where, tail, sort, limit, backward, preceding, following, total } = asked;
  if (selection.some(({ name }) => name === 'edges')) return undefined;
  const selected = selectedText(shape, selection.find(({ name }) => name === 'nodes')?.below ?? [], visibility);
  if (!selected) return undefined;
  const asksTotal = selection.some(({ name }) => name === 'totalCount');
  const asksOfPage = (wanted: keyof PageInfo) =>
    selection.some(({ name, below }) => name === 'pageInfo' && below?.some((field) => field.name === wanted));
  const read = sql`
    select r as node, ${sql.raw(sort.sql)} as key, t.id
    from ${from}${sql.raw(selected.records)} where ${where} ${tail}`;
  // Read backward, the row beyond the page is the first one once the rows are in the list's order.
  const page = backward
    ? {
        rows: sql`select * from (${read}) q order by ${keyOrder(sort, ['q.key', 'q.id'], false)}`,
        start: sql`greatest(count(*) - ${limit}, 0) + 1`,
        end: sql`count(*)`,
      }
    : { rows: read, start: sql`1`, end: sql`least(count(*), ${limit})` };
  const { rows } = await sql<PageRow>`
    ${viewer}select array_to_json((array_agg(p.node))[${page.start}:${page.end}])::text as nodes, count(*)::int as found,
      (array_agg(p.key))[${page.start}]::text as start_key, (array_agg(p.id))[${page.start}] as start_id,
      (array_agg(p.key))[${page.end}]::text as end_key, (array_agg(p.id))[${page.end}] as end_id
      ${asksTotal ? sql`, ${total} as total` : sql``}
      ${preceding && asksOfPage('hasPreviousPage') ? sql`, ${preceding} as preceding` : sql``}
      ${following && asksOfPage('hasNextPage') ? sql`, ${following} as following` : sql``}
    from (${page.rows}) p
  `.execute(database);
  const answer = rows[0]!;
  const pageInfo = pageInfoOf(asked, {
    ...answer,
    startCursor: cursorAt(answer.start_key, answer.start_id),
    endCursor: cursorAt(answer.end_key, answer.end_id),
  });
  const text = connectionText(selection, { nodes: answer.nodes ?? '[]', pageInfo, total: Number(answer.total) });
  return { text: new JsonText(text), isEmpty: answer.found === 0 };

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
