import { sql } from 'kysely';
import type { Asked, AskedPage, PageInfo, ReadDatabase } from './asked.ts';
import { selectedText } from './compileText.ts';
import { JsonText, type TextField, type TextSelection } from './jsonText.ts';
import { cursorOf } from './keyset.ts';

/** The rows as the database writes them; undefined where it cannot write all that is asked of them. */
export async function rowsAsText(
  database: ReadDatabase,
  { shape, sight, asker, where, tail }: Asked,
  selection: TextSelection,
): Promise<JsonText[] | undefined> {
  const selected = selectedText(shape, selection, sight);
  if (!selected) return undefined;
  const { rows } = await sql<{ row: string }>`
    ${asker}select row_to_json(r)::text as row from (
      select ${sql.raw(selected.list)} from ${sql.raw(selected.from)} where ${where} ${tail}
    ) r
  `.execute(database);
  return rows.map(({ row }) => new JsonText(row));
}

export const listOfTexts = (rows: JsonText[]) => new JsonText(`[${rows.map(({ text }) => text).join(',')}]`);

interface PageRow {
  nodes: string | null;
  found: number;
  start: string | null;
  end: string | null;
  total?: string;
}

/** The same for a page of a connection. */
export async function pageAsText(
  database: ReadDatabase,
  { shape, sight, asker, where, tail, sort, args, limit, total }: AskedPage,
  selection: TextSelection,
): Promise<JsonText | undefined> {
  if (selection.some(({ name }) => name === 'edges')) return undefined;
  const selected = selectedText(shape, selection.find(({ name }) => name === 'nodes')?.below ?? [], sight);
  if (!selected) return undefined;
  const { list, from } = selected;
  const asksTotal = selection.some(({ name }) => name === 'totalCount');
  const { rows } = await sql<PageRow>`
    ${asker}select array_to_string((array_agg(p.node))[1:${limit}], ',') as nodes, count(*)::int as found,
      (array_agg(p.place))[1] as start, (array_agg(p.place))[least(count(*), ${limit})] as end
      ${asksTotal ? sql`, ${total} as total` : sql``}
    from (
      select ${sql.raw(list && `row_to_json((select r from (select ${list}) r))::text as node,`)}
        ${sql.raw(sort.sql)} || ' ' || t.id as place
      from ${sql.raw(from)} where ${where} ${tail}
    ) p
  `.execute(database);
  const { nodes, found, start, end, total: counted } = rows[0]!;
  const pageInfo = {
    hasNextPage: found > limit,
    hasPreviousPage: Boolean(args.after),
    startCursor: start && cursorAt(start),
    endCursor: end && cursorAt(end),
  };
  return new JsonText(connectionText(selection, { nodes: `[${nodes ?? ''}]`, pageInfo, total: Number(counted) }));

  function cursorAt(place: string): string {
    const space = place.lastIndexOf(' ');
    return cursorOf(sort, place.slice(0, space), place.slice(space + 1));
  }
}

/** A connection's text: its rows are text already, the rest is written here. */
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
