import type { ApolloClient, ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { network } from '../device/network.ts';
import { argumentsOf } from './argumentsOf.ts';
import { forgetUnreachable } from './forgetUnreachable.ts';

export interface Connection<Row> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount?: number;
}

export interface KeysetVariables extends OperationVariables {
  first?: number | null;
  after?: string | null;
}

/** A list to page through. */
export interface KeysetQuery<Field extends string, Row, Variables extends KeysetVariables = KeysetVariables> {
  query: TypedDocumentNode<Record<Field, Connection<Row>>, Variables>;
  /** The field of the answer that has the rows. */
  field: Field;
  /** All but which page. */
  variables: Variables;
  /** Rows on a page. */
  size: number;
  /** Rows on a page that nobody waits for yet; as many as on others where not given. */
  step?: number;
  /** Rows to have before one comes there, once one goes on through the list. */
  ahead?: number;
  /** The first page comes with what the screen around asks for. */
  isPartOfScreen?: boolean;
}

/** What is asked for as a list begins. */
export const firstPageOf = ({ variables, size }: Pick<KeysetQuery<string, never>, 'variables' | 'size'>) => ({
  ...variables,
  first: size,
});

interface Page<Row> {
  /** The place of its first row in the list. */
  start: number;
  size: number;
  after: string | null;
  rows: readonly Row[];
  endCursor: string | null;
  hasNext: boolean;
  isAnswered: boolean;
  error?: ErrorLike;
  /** Ends its being kept current. */
  stop?: () => void;
}

/**
 * The pages of a keyset connection, each a query of its own: those that are looked at are kept current, the others are
 * remembered as they were. What has to be read, compared and painted stays the same however long the list is.
 */
export class KeysetPages<Field extends string, Row> {
  private readonly pages: Page<Row>[] = [];
  /** The rows that are looked at. */
  private shown: readonly [first: number, last: number] = [0, 0];
  private count: number | undefined;
  private version = 0;
  private telling: ReturnType<typeof setTimeout> | undefined;
  private goingOn: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly client: ApolloClient,
    private readonly list: KeysetQuery<Field, Row>,
  ) {}

  /** While anybody listens, the pages in range are live. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    this.enliven();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.rest();
    };
  };

  readonly getVersion = () => this.version;

  /** Which rows are looked at. */
  want(firstRow: number, lastRow: number) {
    if (firstRow === this.shown[0] && lastRow === this.shown[1]) return;
    this.shown = [firstRow, lastRow];
    this.goOnSoon();
  }

  /** The rows to have: those that are looked at, and some around. */
  private get range() {
    const [first, last] = this.shown;
    // At its beginning nobody is on the way through it yet.
    const ahead = first > 0 ? (this.list.ahead ?? 0) : 0;
    return [first - this.step, last + ahead] as const;
  }

  rowAt(index: number): Row | undefined {
    const page = this.pages.findLast(({ start }) => start <= index);
    return page?.rows[index - page.start];
  }

  /** All the rows up to the first that is not known yet. */
  get rows(): Row[] {
    return this.pages.flatMap(({ rows }) => rows);
  }

  get isKnown() {
    return this.pages[0]?.isAnswered ?? false;
  }

  get totalCount() {
    return this.count;
  }

  /** How many rows are known. */
  get knownCount() {
    return this.pages.reduce((sum, { rows }) => sum + rows.length, 0);
  }

  /** How many rows there are; where that is not counted, those that are known and room for a page more. */
  get length() {
    return this.count ?? this.knownCount + (this.hasMore ? this.step : 0);
  }

  get hasMore() {
    return this.pages.at(-1)?.hasNext ?? false;
  }

  get isLoading() {
    return this.pages.some(({ stop, isAnswered, error }) => stop && !isAnswered && !error);
  }

  get error() {
    return this.pages.find(({ error, isAnswered }) => error && !isKept(isAnswered))?.error;
  }

  readonly retry = () => {
    for (const page of this.pages) {
      if (!page.error) continue;
      page.error = undefined;
      this.still(page);
    }
    this.enliven();
    this.tell();
  };

  /** Keyset pages follow one from the other: up to the range each is asked once, within it each stays live. */
  private enliven() {
    const [first, last] = this.range;
    const isInRange = ({ start, size }: Page<Row>) => start <= last && start + size > first;
    for (const page of this.pages) if (!isInRange(page)) this.leave(page);
    for (let index = 0; ; index += 1) {
      const before = this.pages[index - 1];
      if (before && (!before.isAnswered || !before.hasNext || before.error)) break;
      const start = before ? before.start + before.size : 0;
      if (start > last) break;
      const after = before?.endCursor ?? null;
      const page = this.pages[index] ?? this.pageFrom(start, after);
      this.pages[index] = page;
      if (page.after !== after) this.follow(page, after);
      if (!page.stop && (isInRange(page) || !page.isAnswered)) this.listen(page);
    }
  }

  /**
   * Small where the eye has a page ahead of it already, as a slow phone takes it in between two frames. Else large: on a slow
   * network whoever scrolls would come to the end of what is there.
   */
  private pageFrom(start: number, after: string | null): Page<Row> {
    const isWaitedFor = start <= this.shown[1] + this.list.size;
    const size = isWaitedFor ? this.list.size : this.step;
    return { start, size, after, rows: [], endCursor: null, hasNext: false, isAnswered: false };
  }

  private get step() {
    return this.list.step ?? this.list.size;
  }

  /** The page before ends elsewhere now. Until the new answer comes, the old rows stand. */
  private follow(page: Page<Row>, after: string | null) {
    this.still(page);
    page.after = after;
  }

  private listen(page: Page<Row>) {
    const isPartOfScreen = this.list.isPartOfScreen && page.after === null;
    const observable = this.client.watchQuery({
      query: this.list.query,
      variables: this.variablesOf(page),
      ...(isPartOfScreen
        ? { fetchPolicy: 'cache-only', refetchOn: false }
        : { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }),
    });
    let isStopped = false;
    let subscription: { unsubscribe(): void } | undefined;
    // What is known already comes while one subscribes.
    page.stop = () => {
      isStopped = true;
      subscription?.unsubscribe();
    };
    subscription = observable.subscribe(({ data, dataState, error }) => {
      if (isStopped) return;
      page.error = error;
      if (dataState === 'complete') this.answered(page, data[this.list.field]);
      if (!error && dataState !== 'complete') return;
      if (subscription) this.tellSoon();
      else this.tell();
    });
    if (isStopped) subscription.unsubscribe();
  }

  private variablesOf({ after, size }: Page<Row>): KeysetVariables {
    return { ...this.list.variables, first: size, ...(after !== null && { after }) };
  }

  private answered(page: Page<Row>, { nodes, pageInfo, totalCount }: Connection<Row>) {
    Object.assign(page, {
      rows: nodes,
      endCursor: pageInfo.endCursor,
      hasNext: pageInfo.hasNextPage,
      isAnswered: true,
    });
    this.count = totalCount ?? this.count;
    const index = this.pages.indexOf(page);
    if (!page.hasNext) for (const beyond of this.pages.splice(index + 1)) this.still(beyond);
  }

  private still(page: Page<Row>) {
    page.stop?.();
    page.stop = undefined;
  }

  /** Out of range its rows are only remembered here: Apollo's cache stays as small as a screen. */
  private leave(page: Page<Row>) {
    if (!page.stop) return;
    this.still(page);
    const { cache } = this.client;
    const { query, field } = this.list;
    const args = argumentsOf(query, field, this.variablesOf(page));
    cache.evict({ id: 'ROOT_QUERY', fieldName: field, args, broadcast: false });
    forgetUnreachable(cache, query);
  }

  private rest() {
    for (const page of this.pages) this.still(page);
  }

  /**
   * In turns of their own: to take an answer in, to paint it and to ask for more at once would hold up a slow phone that
   * scrolls.
   */
  private tellSoon() {
    this.telling ??= setTimeout(() => this.tell());
    this.goOnSoon();
  }

  private goOnSoon() {
    this.goingOn ??= setTimeout(() => {
      this.goingOn = undefined;
      if (this.listeners.size > 0) this.enliven();
    });
  }

  private tell() {
    clearTimeout(this.telling);
    this.telling = undefined;
    this.version += 1;
    for (const listener of this.listeners) listener();
  }
}

/** While the server cannot be asked, what was kept is all there is, and the banner says so. */
const isKept = (isAnswered: boolean) => isAnswered && network.getState() !== 'online';
