import type { GraphQLResolveInfo } from 'graphql';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Scope } from '../auth/viewer.ts';
import { isUuid } from '../graphql/ids.ts';
import { inSight } from '../plan/retention.ts';
import { selectList } from './compile.ts';
import { cursorOf, type PageArgs, pageBounds, pageSize, type Sort } from './keyset.ts';
import { type Selection, selectionOf } from './selection.ts';
import type { ReadShape } from './shape.ts';

// biome-ignore lint/suspicious/noExplicitAny: statements are composed from declared shapes, not from Kysely's table types
export type ReadDatabase = Kysely<any>;
export type Row = Record<string, unknown> & { id: string };
export type Condition = RawBuilder<unknown>;
type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

const everything: Condition = sql`true`;

/** A page of a connection: rows with their cursors, and what lies around them. */
export interface Page<R = Row> {
  nodes: R[];
  edges: { cursor: string; node: R }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: number | undefined;
}

/**
 * Reads for one person asking: every statement carries the business of its scope, and there is no way to leave it out.
 * One statement for each root field, built from the query's own selection.
 */
export class Reads {
  constructor(
    private readonly database: ReadDatabase,
    private readonly scope: Scope | undefined,
  ) {}

  /** The thing with this id, or null where the business has none such. */
  async one(shape: ReadShape, id: string, info: Info): Promise<Row | null> {
    return isUuid(id) ? this.first(shape, sql`t.id = ${id}`, info) : null;
  }

  /** The first thing that meets the condition, or null. */
  async first(shape: ReadShape, where: Condition, info: Info): Promise<Row | null> {
    const [row] = await this.rows(shape, selectionOf(info), where, sql`limit 1`);
    return row ?? null;
  }

  /** Everything that meets the condition, in order; for short lists that need no pages. */
  async list(shape: ReadShape, where: Condition, orderBy: string, info: Info): Promise<Row[]> {
    const visible = sql`${where} and ${this.inSight(shape)}`;
    return this.rows(shape, selectionOf(info), visible, sql`order by ${sql.raw(orderBy)}`);
  }

  /** The first few of what meets the condition, in an order that need not be one for pages. */
  async top(shape: ReadShape, where: Condition, orderBy: Condition, first: number, info: Info): Promise<Row[]> {
    const visible = sql`${where} and ${this.inSight(shape)}`;
    return this.rows(shape, selectionOf(info), visible, sql`order by ${orderBy} limit ${pageSize(first)}`);
  }

  /** A keyset page in the given order. Only when it is selected `totalCount` is read from `kept`, or else counted. */
  async page(
    shape: ReadShape,
    where: Condition | undefined,
    sort: Sort,
    args: PageArgs,
    info: Info,
    kept?: Condition,
  ): Promise<Page> {
    const selection = selectionOf(info);
    const below = { ...selection.nodes, ...selection.edges?.node };
    const { limit, after, orderBy } = pageBounds(sort, args);
    const list = sql.raw(
      `${selectList(shape, merged(selection, below))}, (${sort.sql})::text as "_key", t.id as "_id"`,
    );
    const from = sql.raw(`from ${shape.table} t`);
    const mine = sql`${this.scoped(shape)} and ${this.inSight(shape)} and ${where ?? everything}`;
    const rows = sql`select ${list} ${from} where ${mine} and ${after} order by ${orderBy} limit ${limit + 1}`;
    const count = kept ?? sql`(select count(*) ${from} where ${mine})`;
    const total = selection.totalCount ? sql`, 'total', ${count}` : sql``;
    const { rows: answers } = await sql<{ page: { rows: (Row & { _key: string; _id: string })[]; total?: number } }>`
      select json_build_object('rows', coalesce((select json_agg(r) from (${rows}) r), '[]') ${total}) as page
    `.execute(this.database);
    const page = answers[0]?.page ?? { rows: [] };
    const nodes = page.rows.slice(0, limit);
    const edges = nodes.map((node) => ({ cursor: cursorOf(sort, node._key, node._id), node }));
    return {
      nodes,
      edges,
      pageInfo: {
        hasNextPage: page.rows.length > limit,
        hasPreviousPage: Boolean(args.after),
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
      totalCount: page.total,
    };
  }

  /** Lists show what the plan keeps in sight; single things are found by their id whatever their age. */
  private inSight(shape: ReadShape): Condition {
    return this.scope ? inSight(shape, this.scope) : everything;
  }

  private scoped(shape: ReadShape): Condition {
    if (shape.public) return everything;
    if (!this.scope) throw new Error(`${shape.table} can only be read within a business`);
    return sql`t.business_id = ${this.scope.businessId}`;
  }

  private async rows(shape: ReadShape, selection: Selection, where: Condition, tail: Condition): Promise<Row[]> {
    const { rows } = await sql<{ row: Row }>`
      select row_to_json(r) as row from (
        select ${sql.raw(selectList(shape, selection))} from ${sql.raw(shape.table)} t
        where ${this.scoped(shape)} and ${where} ${tail}
      ) r
    `.execute(this.database);
    return rows.map(({ row }) => row);
  }
}

const mergedSelections = new WeakMap<Selection, Selection>();

/** A connection may select its rows under `nodes`, `edges.node` or both: one statement reads what both ask for. */
function merged(connection: Selection, below: Selection): Selection {
  const nodes = connection.nodes;
  const edgeNode = connection.edges?.node;
  if (nodes && !edgeNode) return nodes;
  if (edgeNode && !nodes) return edgeNode;
  const known = mergedSelections.get(connection);
  if (known) return known;
  mergedSelections.set(connection, below);
  return below;
}
