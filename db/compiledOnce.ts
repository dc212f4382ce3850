import type { CompiledQuery, Kysely, OperationNode, QueryId, RawNode, ValueNode } from 'kysely';

/** What a statement may go on with, by the piece that follows or `VALUE`; and the whole of its text where it may end here. */
interface Place {
  next: Map<unknown, Place>;
  text?: string;
}

const VALUE = Symbol('a value');
/** Some thousand statements' worth; then all are forgotten, and those that are still asked are soon known again. */
const mostPlaces = 5_000;

/**
 * A statement that is written with `sql` is put together once from the same pieces: its text is looked up by them after
 * that, and is the same string each time, whose hash and name need not be worked out again. What else Kysely writes it
 * writes each time.
 */
export function compileOnce(kysely: Kysely<unknown>): void {
  const executor = kysely.getExecutor();
  const kyselysWay = executor.compileQuery.bind(executor) as Compile;
  const texts = new KnownTexts();
  executor.compileQuery = ((query, queryId) => {
    const parameters: unknown[] = [];
    const place = texts.find(query, parameters);
    if (place?.text !== undefined) return { query, queryId, sql: place.text, parameters };
    const compiled = kyselysWay(query, queryId);
    if (place) place.text = compiled.sql;
    return compiled;
  }) as Compile as typeof executor.compileQuery;
}

type Compile = (query: CompiledQuery['query'], queryId: QueryId) => CompiledQuery;

class KnownTexts {
  private start: Place = { next: new Map() };
  private places = 0;

  /** The place where a statement ends; undefined for one that is not of `sql` alone. Its values are added to `values`. */
  find(node: OperationNode, values: unknown[]): Place | undefined {
    return this.follow(this.start, node, values);
  }

  private follow(from: Place, node: OperationNode, values: unknown[]): Place | undefined {
    if (isValue(node)) {
      values.push(node.value);
      return this.after(from, VALUE);
    }
    if (!isRaw(node)) return undefined;
    const { sqlFragments, parameters } = node;
    const piece = pieceOf(sqlFragments);
    let place = piece === undefined ? undefined : this.after(from, piece);
    for (const parameter of parameters) place = place && this.follow(place, parameter, values);
    return place;
  }

  private after(from: Place, piece: unknown): Place {
    const known = from.next.get(piece);
    if (known) return known;
    if (this.places >= mostPlaces) this.forget();
    this.places += 1;
    const added: Place = { next: new Map() };
    from.next.set(piece, added);
    return added;
  }

  private forget(): void {
    this.start = { next: new Map() };
    this.places = 0;
  }
}

const isRaw = (node: OperationNode): node is RawNode => node.kind === 'RawNode';
const isValue = (node: OperationNode): node is ValueNode => node.kind === 'ValueNode' && !(node as ValueNode).immediate;

/**
 * Of a template it is its texts, the same array each time, of `sql.raw` what it was given, and of `sql.join` how many are
 * joined; of anything else there is none.
 */
function pieceOf(fragments: readonly string[]): unknown {
  if (fragments.length === 1) return fragments[0];
  if ('raw' in fragments) return fragments;
  return fragments.every((text) => text === '') ? fragments.length : undefined;
}
