import type { ApolloClient, ErrorLike } from '@apollo/client';
import { network } from '../device/network.ts';
import { argumentsOf } from './argumentsOf.ts';
import { forgetUnreachable } from './forgetUnreachable.ts';
import { newPage, overlaps, type Page } from './keysetPage.ts';
import type { Connection, KeysetQuery, KeysetVariables } from './keysetQuery.ts';

/** For so long the first row in sight stays where the eye rests. */
const RESTS_MS = 200;
/** For so long a screen may still be put where it was left, which is no scrolling. */
const ARRIVES_MS = 1_000;

/**
 * The pages of a keyset connection, each a query of its own: those on which the eye rests are kept current, the others are
 * remembered as they were. What has to be read, compared and painted stays the same however long the list is.
 */
export class KeysetPages<Field extends string, Row> {
  private readonly pages: Page<Row>[] = [];
  /** The rows that are looked at. */
  private shown: readonly [first: number, last: number] = [0, 0];
  private count: number | undefined;
  private version = 0;
  private arriving: ReturnType<typeof setTimeout> | undefined;
  private moving: ReturnType<typeof setTimeout> | undefined;
  private telling: ReturnType<typeof setTimeout> | undefined;
  private goingOn: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private stopHearing: (() => void) | undefined;

  constructor(
    private readonly client: ApolloClient,
    private readonly list: KeysetQuery<Field, Row>,
  ) {}

  /** While anybody listens, the pages on which the eye rests are live. */
  readonly subscribe = (listener: () => void) => {
    if (this.listeners.size === 0) this.start();
    this.listeners.add(listener);
    this.enliven();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.stopAll();
    };
  };

  readonly getVersion = () => this.version;

  /** Which rows are looked at. */
  want(firstRow: number, lastRow: number) {
    if (firstRow === this.shown[0] && lastRow === this.shown[1]) return;
    const isArriving = this.arriving || this.listeners.size === 0;
    if (firstRow !== this.shown[0] && !isArriving) this.move();
    this.shown = [firstRow, lastRow];
    this.goOnSoon();
  }

  private move() {
    clearTimeout(this.moving);
    this.moving = setTimeout(() => {
      this.moving = undefined;
      this.goOnSoon();
    }, RESTS_MS);
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

  /** Live pages Apollo asks again by itself once the server can be asked. */
  private readonly followNetwork = () => {
    const isLost = this.pages.some(({ error, stop }) => error && !stop);
    if (isLost && network.getState() === 'online') this.retry();
  };

  /**
   * Keyset pages follow one from the other: up to the range each is asked once. In each turn one is taken on the way to being
   * live, as that takes a slow phone some frames.
   */
  private enliven() {
    const [first, last] = this.range;
    for (const page of this.pages) if (!overlaps(page, first, last)) this.leave(page);
    let isOneTaken = false;
    for (let index = 0; ; index += 1) {
      const before = this.pages[index - 1];
      if (before && (!before.isAnswered || !before.hasNext || before.error)) break;
      const start = before ? before.start + before.size : 0;
      if (start > last) break;
      const after = before?.endCursor ?? null;
      const page = this.pages[index] ?? this.pageFrom(start, after);
      this.pages[index] = page;
      if (page.after !== after) this.follow(page, after);
      if (page.stop || page.error) continue;
      if (!this.isRestingOn(page)) {
        if (!page.isAnswered || page.isOld) this.ask(page);
      } else if (isOneTaken) this.goOnSoon();
      else {
        isOneTaken = true;
        if (page.keep) this.keepFirst(page);
        else this.listen(page);
      }
    }
  }

  private isRestingOn(page: Page<Row>) {
    return !this.moving && overlaps(page, ...this.shown);
  }

  /**
   * Small where the eye has a page ahead of it already, as a slow phone takes it in between two frames. Else large: on a slow
   * network whoever scrolls would come to the end of what is there.
   */
  private pageFrom(start: number, after: string | null): Page<Row> {
    const isWaitedFor = start <= this.shown[1] + this.list.size;
    const size = isWaitedFor ? this.list.size : this.step;
    return newPage<Row>(start, size, after);
  }

  private get step() {
    return this.list.step ?? this.list.size;
  }

  /** The page before ends elsewhere now. Until the new answer comes, the old rows stand. */
  private follow(page: Page<Row>, after: string | null) {
    this.still(page);
    page.after = after;
    page.keep = undefined;
    page.error = undefined;
    page.isOld = true;
  }

  /**
   * Asks once. What only passes by is not taken into Apollo's cache: to write each row there, read it back, note what depends
   * on it and forget all that again costs a slow phone more than to show it.
   */
  private async ask(page: Page<Row>) {
    const asked = { query: this.list.query, variables: this.variablesOf(page) };
    let isStopped = false;
    page.stop = () => {
      isStopped = true;
    };
    const { data, error } = await this.client
      .query({ ...asked, fetchPolicy: 'no-cache' })
      .catch((error: ErrorLike) => ({ data: undefined, error }));
    if (isStopped) return;
    page.stop = undefined;
    page.error = error;
    if (data) {
      page.keep = () => this.client.writeQuery({ ...asked, data });
      this.answered(page, data[this.list.field]);
    }
    this.tellSoon();
  }

  /** In a turn of its own: to write it, read it and show it at once would hold a slow phone up. */
  private keepFirst(page: Page<Row>) {
    page.keep?.();
    page.keep = undefined;
    page.isKept = true;
    this.goOnSoon();
  }

  private listen(page: Page<Row>) {
    page.isKept = true;
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
      isOld: false,
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
    page.keep = undefined;
    if (!page.isKept) return;
    page.isKept = false;
    this.still(page);
    const { cache } = this.client;
    const { query, field } = this.list;
    const args = argumentsOf(query, field, this.variablesOf(page));
    cache.evict({ id: 'ROOT_QUERY', fieldName: field, args, broadcast: false });
    forgetUnreachable(cache, query);
  }

  private start() {
    this.stopHearing = network.subscribe(this.followNetwork);
    this.arriving = setTimeout(() => {
      this.arriving = undefined;
    }, ARRIVES_MS);
  }

  /** What happens meanwhile is told to Apollo's cache alone: what that does not have is asked again. */
  private stopAll() {
    this.stopHearing?.();
    clearTimeout(this.arriving);
    for (const page of this.pages) {
      this.still(page);
      page.isOld ||= page.keep !== undefined;
      page.keep = undefined;
      // Nor does going past it, on the way back to the place, take it out.
      page.isKept = false;
    }
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
