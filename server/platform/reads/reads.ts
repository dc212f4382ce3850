import { sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import { readWithTenant } from '#db/tenancy/tenantContext.ts';
import type { Permission } from '#domain/permissions.ts';
import { isUuid } from '#server/core/ids.ts';
import { type RowVisibility, rowVisibilityOf, viewerCte } from '../auth/rowVisibility.ts';
import type { Scope } from '../auth/viewer.ts';
import { withinRetention } from '../plan/retention.ts';
import { selected } from './compile.ts';
import { passThrough } from './jsonText.ts';
import { listOfTexts, pageAsJsonText, rowsAsJsonText } from './jsonTextReads.ts';
import {
  cursorOf,
  keyOrder,
  type PageArgs,
  pageBounds,
  pageExtent,
  pageInfoOf,
  pageSize,
  type Sort,
} from './keyset.ts';
import type { Condition, Info, ListQuery, Page, PageQuery, Row, RowQuery } from './readTypes.ts';
import { type Selection, selectionOf } from './selection.ts';
import type { ReadShape } from './shape.ts';

const everything: Condition = sql`true`;

/**
 * Reads for one viewer. Every statement is restricted to the scope's business and by row visibility
 * (auth/rowVisibility.ts); there is no way to omit either. Each root field is read by one statement, compiled from the
 * query's selection.
 */
export class Reads {
  private readonly visibility: RowVisibility;

  constructor(
    private readonly database: Queryable,
    private readonly scope: Scope | undefined,
    /** The permission that was checked, if reading required one. */
    private readonly permission?: Permission,
  ) {
    this.visibility = rowVisibilityOf(scope);
  }

  /** Reads the row with this id; null if the business has none. */
  async one(shape: ReadShape, id: string, info: Info): Promise<Row | null> {
    return isUuid(id) ? this.first(shape, sql`t.id = ${id}`, info) : null;
  }

  /** Reads the first row that meets the condition, or null. */
  async first(shape: ReadShape, condition: Condition, info: Info): Promise<Row | null> {
    const asked = this.asked(shape, sql`${this.scoped(shape, 'rows')} and ${condition}`, sql`limit 1`);
    return this.confined(async () => {
      const texts = info.asText && (await rowsAsJsonText(this.database, asked, info.asText));
      const [first] = texts?.map<Row>(passThrough) ?? (await this.rows(asked, info));
      return first ?? null;
    });
  }

  /** Reads the rows with these ids, each with its id as `_node`. */
  async byIds(
    shape: ReadShape,
    ids: readonly string[],
    info: Info,
    condition = everything,
  ): Promise<(Row & { _node: string })[]> {
    const where = sql`${this.scoped(shape, 'rows')} and t.id = any(${ids}::uuid[]) and ${condition}`;
    const { list, lateral } = selected(shape, selectionOf(info), this.visibility);
    const { from, viewer } = this.asked(shape, where, everything);
    const { rows } = await this.confined(() =>
      sql<{ row: Row & { _node: string } }>`
        ${viewer}select row_to_json(r) as row from (
          select ${sql.raw(`${list}, t.id as "_node"`)} from ${from}${sql.raw(lateral)} where ${where}) r
      `.execute(this.database),
    );
    return rows.map(({ row }) => row);
  }

  /** Reads all rows that meet the condition, in order; for short lists without pages. */
  async list(shape: ReadShape, condition: Condition, orderBy: string, info: Info): Promise<Row[]> {
    return this.several(this.asked(shape, this.visible(shape, condition), sql`order by ${sql.raw(orderBy)}`), info);
  }

  /** Reads the first few rows that meet the condition; the order need not suit keyset pages. */
  async top(shape: ReadShape, condition: Condition, orderBy: Condition, first: number, info: Info): Promise<Row[]> {
    const tail = sql`order by ${orderBy} limit ${pageSize(first)}`;
    return this.several(this.asked(shape, this.visible(shape, condition), tail), info);
  }

  /** Reads a keyset page. Computes the total only if `totalCount` is selected. */
  async page(shape: ReadShape, listed: ListQuery, sort: Sort, args: PageArgs, info: Info): Promise<Page> {
    const { page, isEmpty } = await this.confined(() =>
      this.answeredPage(this.pageQuery(shape, listed, sort, args), info),
    );
    return listed.walk && isEmpty ? this.page(shape, listed.walk.ifNone(), sort, args, info) : page;
  }

  /** Reads, by one statement, a keyset page for each owner: of the rows that have the owner's id in this column. */
  async pageOfEach(
    shape: ReadShape,
    { column, ids }: { column: string; ids: readonly string[] },
    condition: Condition,
    sort: Sort,
    args: PageArgs,
    info: Info,
  ): Promise<Map<string, Page>> {
    const asked = this.pageQuery(shape, { condition: sql`${sql.raw(column)} = o.id and ${condition}` }, sort, args);
    const owners = { id: sql`o.id`, from: sql`from unnest(${ids}::uuid[]) o (id)` };
    const pages = await this.confined(() => this.pagesOfRows(asked, info, owners));
    return new Map(pages.map(({ owner, page }) => [owner!, page]));
  }

  private pageQuery(shape: ReadShape, { condition, count, walk }: ListQuery, sort: Sort, args: PageArgs): PageQuery {
    const { limit, backward } = pageExtent(args);
    const { within, preceding, following } = pageBounds(walk?.sort ?? sort, args);
    const mine = this.visible(shape, condition ?? everything);
    const table = sql.raw(`${shape.from ?? shape.table} t`);
    const from = (bounds: Condition) => (walk ? walk.from(bounds) : table);
    const where = (bounds: Condition) => (walk ? mine : sql`${mine} and ${bounds}`);
    const exists = (bounds: Condition) => sql`exists (select from ${from(bounds)} where ${where(bounds)})`;
    const keys = walk?.keys ?? [sort.sql, 't.id'];
    const tail = sql`order by ${keyOrder(sort, keys, backward)} limit ${limit + 1}`;
    return {
      ...this.asked(shape, where(within), tail, from(within)),
      sort: { ...sort, sql: keys[0] },
      limit,
      backward,
      preceding: preceding && exists(preceding),
      following: following && exists(following),
      total:
        ((shape.public || this.visibility.seesAll(shape.table)) && count) ||
        sql`(select count(*) from ${sql.raw(shape.from ?? shape.table)} t where ${mine})`,
    };
  }

  private async answeredPage(asked: PageQuery, info: Info): Promise<{ page: Page; isEmpty: boolean }> {
    const answer = info.asText && (await pageAsJsonText(this.database, asked, info.asText));
    if (answer) return { page: passThrough(answer.text), isEmpty: answer.isEmpty };
    const [answered] = await this.pagesOfRows(asked, info);
    const { page } = answered!;
    return { page, isEmpty: page.nodes.length === 0 };
  }

  private several(asked: RowQuery, info: Info): Promise<Row[]> {
    return this.confined(async () => {
      const texts = info.asText && (await rowsAsJsonText(this.database, asked, info.asText));
      return texts ? passThrough(listOfTexts(texts)) : this.rows(asked, info);
    });
  }

  private confined<R>(read: () => R): R {
    return this.scope ? readWithTenant(this.scope.businessId, read) : read();
  }

  /** Lists contain only rows within the plan's retention; single rows are found at any age. */
  private visible(shape: ReadShape, condition: Condition): Condition {
    const seen = this.scope ? withinRetention(shape, this.scope) : everything;
    return sql`${this.scoped(shape, 'listed')} and ${seen} and ${condition}`;
  }

  private scoped(shape: ReadShape, as: 'rows' | 'listed'): Condition {
    if (shape.public) return everything;
    if (!this.scope) throw new Error(`${shape.table} can only be read within a business`);
    const seen = this.visibility[as](shape.table, 't', this.permission);
    return sql`t.business_id = ${this.scope.businessId}${sql.raw(seen ? ` and ${seen}` : '')}`;
  }

  private asked(
    shape: ReadShape,
    where: Condition,
    tail: Condition,
    from = sql.raw(`${shape.from ?? shape.table} t`),
  ): RowQuery {
    return { shape, from, visibility: this.visibility, viewer: viewerCte(this.scope), where, tail };
  }

  private async rows({ shape, from, visibility, viewer, where, tail }: RowQuery, info: Info): Promise<Row[]> {
    const { records } = selected(shape, selectionOf(info), visibility);
    const { rows } = await sql<{ row: Row }>`
      ${viewer}select row_to_json(r) as row from ${from}${sql.raw(records)} where ${where} ${tail}
    `.execute(this.database);
    return rows.map(({ row }) => row);
  }

  /** Reads a page, or one for each owner. */
  private async pagesOfRows(
    asked: PageQuery,
    info: Info,
    owners = { id: sql`null`, from: sql`` },
  ): Promise<{ owner: string | null; page: Page }[]> {
    const { shape, from, visibility, viewer, where, tail, sort, preceding, following, total } = asked;
    const selection = selectionOf(info);
    const below = merged(selection, { ...selection.nodes, ...selection.edges?.node });
    const { list, lateral } = selected(shape, below, visibility);
    const { hasPreviousPage, hasNextPage } = selection.pageInfo ?? {};
    const { rows: answers } = await sql<{ owner: string | null; page: RowsOfPage }>`
      ${viewer}select ${owners.id} as owner, json_build_object('rows', coalesce((select json_agg(r) from (
        select ${sql.raw(`${list}, (${sort.sql})::text as "_key", t.id as "_id"`)}
        from ${from}${sql.raw(lateral)} where ${where} ${tail}
      ) r), '[]') ${selection.totalCount ? sql`, 'total', ${total}` : sql``}
        ${hasPreviousPage && preceding ? sql`, 'preceding', ${preceding}` : sql``}
        ${hasNextPage && following ? sql`, 'following', ${following}` : sql``}) as page
      ${owners.from}
    `.execute(this.database);
    return answers.map(({ owner, page }) => ({ owner, page: pageOf(asked, selection, page) }));
  }
}

function pageOf(asked: PageQuery, selection: Selection, page: RowsOfPage): Page {
  const { sort, limit, backward } = asked;
  const nodes = page.rows.slice(0, limit);
  if (backward) nodes.reverse();
  const cursor = ({ _key, _id }: (typeof nodes)[number]) => cursorOf(sort, _key, _id);
  const [first, last] = [nodes[0], nodes.at(-1)];
  return {
    nodes,
    edges: selection.edges && nodes.map((node) => ({ cursor: cursor(node), node })),
    pageInfo: pageInfoOf(asked, {
      ...page,
      found: page.rows.length,
      startCursor: first ? cursor(first) : null,
      endCursor: last ? cursor(last) : null,
    }),
    totalCount: page.total,
  };
}

/** The rows of a page in the order in which they were read, with the row that shows whether there are more. */
interface RowsOfPage {
  rows: (Row & { _key: string; _id: string })[];
  total?: number;
  preceding?: boolean;
  following?: boolean;
}

const mergedSelections = new WeakMap<Selection, Selection>();

/** Merges the selections under `nodes` and `edges.node`, so that one statement reads both. */
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
