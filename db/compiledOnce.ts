import type { CompiledQuery, Kysely, OperationNode, QueryId, RawNode, ValueNode } from 'kysely';

/** What a statement may go on with, by the text that follows or `VALUE`; and the whole of its text where it may end here. */
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
    const text = sqlFragments.length === 1 ? sqlFragments[0] : isTemplate(sqlFragments) ? sqlFragments : undefined;
    let place = text === undefined ? undefined : this.after(from, text);
    for (const parameter of parameters) place = place && this.follow(place, parameter, values);
    return place;
  }

  private after(from: Place, text: unknown): Place {
    const known = from.next.get(text);
    if (known) return known;
    if (this.places >= mostPlaces) this.forget();
    this.places += 1;
    const added: Place = { next: new Map() };
    from.next.set(text, added);
    return added;
  }

  private forget(): void {
    this.start = { next: new Map() };
    this.places = 0;
  }
}

const isRaw = (node: OperationNode): node is RawNode => node.kind === 'RawNode';
const isValue = (node: OperationNode): node is ValueNode => node.kind === 'ValueNode' && !(node as ValueNode).immediate;

/** What a template's texts are is the same array each time; others are made anew. */
const isTemplate = (fragments: readonly string[]) => 'raw' in fragments;
