import { sql } from 'kysely';
import { readWithTenant } from '#db/tenancy/tenantContext.ts';
import type { Permission } from '#domain/permissions.ts';
import { askerOf, type Sight, sightOf } from '../auth/sight.ts';
import type { Scope } from '../auth/viewer.ts';
import { isUuid } from '../graphql/ids.ts';
import { inSight } from '../plan/retention.ts';
import type { Asked, AskedPage, Condition, Info, Listed, Page, ReadDatabase, Row } from './asked.ts';
import { selected } from './compile.ts';
import { handedOn } from './jsonText.ts';
import { cursorOf, type PageArgs, pageBounds, pageSize, type Sort } from './keyset.ts';
import { type Selection, selectionOf } from './selection.ts';
import type { ReadShape } from './shape.ts';
import { listOfTexts, pageAsText, rowsAsText } from './textReads.ts';

const everything: Condition = sql`true`;

/**
 * Reads for one person asking: every statement carries the business of its scope and what they see of it (auth/sight.ts),
 * and there is no way to leave either out.
 * One statement for each root field, built from the query's own selection.
 */
export class Reads {
  private readonly sight: Sight;

  constructor(
    private readonly database: ReadDatabase,
    private readonly scope: Scope | undefined,
    /** What lets them read, where something had to. */
    private readonly permission?: Permission,
  ) {
    this.sight = sightOf(scope);
  }

  /** The thing with this id, or null where the business has none such. */
  async one(shape: ReadShape, id: string, info: Info): Promise<Row | null> {
    return isUuid(id) ? this.first(shape, sql`t.id = ${id}`, info) : null;
  }

  /** The first thing that meets the condition, or null. */
  async first(shape: ReadShape, condition: Condition, info: Info): Promise<Row | null> {
    const asked = this.asked(shape, sql`${this.scoped(shape, 'rows')} and ${condition}`, sql`limit 1`);
    return this.confined(async () => {
      const texts = info.asText && (await rowsAsText(this.database, asked, info.asText));
      const [first] = texts?.map<Row>(handedOn) ?? (await this.rows(asked, info));
      return first ?? null;
    });
  }

  /** Everything that meets the condition, in order; for short lists that need no pages. */
  async list(shape: ReadShape, condition: Condition, orderBy: string, info: Info): Promise<Row[]> {
    return this.several(this.asked(shape, this.visible(shape, condition), sql`order by ${sql.raw(orderBy)}`), info);
  }

  /** The first few of what meets the condition, in an order that need not be one for pages. */
  async top(shape: ReadShape, condition: Condition, orderBy: Condition, first: number, info: Info): Promise<Row[]> {
    const tail = sql`order by ${orderBy} limit ${pageSize(first)}`;
    return this.several(this.asked(shape, this.visible(shape, condition), tail), info);
  }

  /** A keyset page in the given order. How many there are is told only when `totalCount` is selected. */
  async page(shape: ReadShape, listed: Listed, sort: Sort, args: PageArgs, info: Info): Promise<Page> {
    const { page, isEmpty } = await this.confined(() =>
      this.answeredPage(this.askedPage(shape, listed, sort, args), info),
    );
    return listed.walk && isEmpty ? this.page(shape, listed.walk.ifNone(), sort, args, info) : page;
  }

  private askedPage(shape: ReadShape, { condition, count, walk }: Listed, sort: Sort, args: PageArgs): AskedPage {
    const { limit, after, orderBy } = pageBounds(sort, args);
    const mine = this.visible(shape, condition ?? everything);
    const tail = sql`order by ${walk?.orderBy ?? orderBy} limit ${limit + 1}`;
    return {
      ...this.asked(shape, sql`${mine} and ${after}`, tail, walk?.from),
      sort: walk ? { ...sort, sql: walk.key } : sort,
      args,
      limit,
      total:
        (this.sight.seesAll(shape.table) && count) ||
        sql`(select count(*) from ${sql.raw(shape.table)} t where ${mine})`,
    };
  }

  private async answeredPage(asked: AskedPage, info: Info): Promise<{ page: Page; isEmpty: boolean }> {
    const answer = info.asText && (await pageAsText(this.database, asked, info.asText));
    if (answer) return { page: handedOn(answer.text), isEmpty: answer.isEmpty };
    const page = await this.pageOfRows(asked, info);
    return { page, isEmpty: page.nodes.length === 0 };
  }

  private several(asked: Asked, info: Info): Promise<Row[]> {
    return this.confined(async () => {
      const texts = info.asText && (await rowsAsText(this.database, asked, info.asText));
      return texts ? handedOn(listOfTexts(texts)) : this.rows(asked, info);
    });
  }

  private confined<R>(read: () => R): R {
    return this.scope ? readWithTenant(this.scope.businessId, read) : read();
  }

  /** Lists show what the plan keeps in sight; single things are found by their id whatever their age. */
  private visible(shape: ReadShape, condition: Condition): Condition {
    const seen = this.scope ? inSight(shape, this.scope) : everything;
    return sql`${this.scoped(shape, 'listed')} and ${seen} and ${condition}`;
  }

  private scoped(shape: ReadShape, as: 'rows' | 'listed'): Condition {
    if (shape.public) return everything;
    if (!this.scope) throw new Error(`${shape.table} can only be read within a business`);
    const seen = this.sight[as](shape.table, 't', this.permission);
    return sql`t.business_id = ${this.scope.businessId}${sql.raw(seen ? ` and ${seen}` : '')}`;
  }

  private asked(shape: ReadShape, where: Condition, tail: Condition, from = sql.raw(`${shape.table} t`)): Asked {
    return { shape, from, sight: this.sight, asker: askerOf(this.scope), where, tail };
  }

  private async rows({ shape, from, sight, asker, where, tail }: Asked, info: Info): Promise<Row[]> {
    const { records } = selected(shape, selectionOf(info), sight);
    const { rows } = await sql<{ row: Row }>`
      ${asker}select row_to_json(r) as row from ${from}${sql.raw(records)} where ${where} ${tail}
    `.execute(this.database);
    return rows.map(({ row }) => row);
  }

  private async pageOfRows(
    { shape, from, sight, asker, where, tail, sort, args, limit, total }: AskedPage,
    info: Info,
  ): Promise<Page> {
    const selection = selectionOf(info);
    const below = merged(selection, { ...selection.nodes, ...selection.edges?.node });
    const { list, beside } = selected(shape, below, sight);
    const { rows: answers } = await sql<{ page: { rows: (Row & { _key: string; _id: string })[]; total?: number } }>`
      ${asker}select json_build_object('rows', coalesce((select json_agg(r) from (
        select ${sql.raw(`${list}, (${sort.sql})::text as "_key", t.id as "_id"`)}
        from ${from}${sql.raw(beside)} where ${where} ${tail}
      ) r), '[]') ${selection.totalCount ? sql`, 'total', ${total}` : sql``}) as page
    `.execute(this.database);
    const page = answers[0]?.page ?? { rows: [] };
    const nodes = page.rows.slice(0, limit);
    const cursor = ({ _key, _id }: (typeof nodes)[number]) => cursorOf(sort, _key, _id);
    const [first, last] = [nodes[0], nodes.at(-1)];
    return {
      nodes,
      edges: selection.edges && nodes.map((node) => ({ cursor: cursor(node), node })),
      pageInfo: {
        hasNextPage: page.rows.length > limit,
        hasPreviousPage: Boolean(args.after),
        startCursor: first ? cursor(first) : null,
        endCursor: last ? cursor(last) : null,
      },
      totalCount: page.total,
    };
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
