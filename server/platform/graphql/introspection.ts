import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  __Schema,
  type DefinitionNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLNamedType,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionOptions,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { Refusal } from '#server/core/errors.ts';
import { JsonText } from '../reads/jsonText.ts';
import type { Context, Exchange } from './context.ts';
import { introspects } from './limits.ts';

/**
 * One text that was not asked before takes a tenth of a second on a node that has just started, and a third of that later.
 * So many in a minute take less than a hundredth of it.
 */
const MOST_NEW_A_MINUTE = 3;
const MINUTE_MS = 60_000;
const TYPES_AT_ONCE = 5;

/** What a text is known by: the parsed document that Apollo's document store keeps; for a tool's text, always the same. */
type TextKey = object;

/**
 * Answers about the schema alone. They are large and take as long as fifty lists, and are the same for everybody: each
 * text is worked out once, and new texts only so often.
 */
export class Introspection {
  /** As they are sent. */
  private readonly known = new WeakMap<TextKey, JsonText>();
  /** Whoever asks meanwhile waits for what comes of it. */
  private readonly underWay = new WeakMap<TextKey, Promise<ExecutionResult>>();
  /** When the newest texts were worked out, the oldest first. */
  private lately: number[] = [];

  /** Why a text that was not asked before is not even validated, which alone takes as long as a list. */
  refusalOf(document: DocumentNode): Refusal | undefined {
    const waitMs = document.definitions.some(asksForSchema) ? this.waitMs(document) : 0;
    return waitMs > 0 ? askedTooOften(waitMs) : undefined;
  }

  async answer(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    { request }: Exchange,
    workOut: () => Promise<ExecutionResult>,
  ): Promise<ExecutionResult> {
    // @fastify/compress goes by this: to compress it would take as long as to look it up.
    if (request) request.headers['x-no-compression'] = 'asks for the schema';
    const key = keyOf(document);
    while (this.underWay.has(key)) await this.underWay.get(key)?.catch(() => undefined);
    const known = this.known.get(key);
    if (known) return { data: known as never };
    const waitMs = this.waitMs(document);
    if (waitMs > 0) return { data: null, errors: [askedTooOften(waitMs)] };
    if (!isOfATool(document)) this.lately.push(performance.now());
    const working = this.workOutAndKeep(document, operation, workOut).finally(() => this.underWay.delete(key));
    this.underWay.set(key, working);
    return working;
  }

  private async workOutAndKeep(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    workOut: () => Promise<ExecutionResult>,
  ): Promise<ExecutionResult> {
    const result = await workOut();
    if (result.errors || !isTheSameForAll(document, operation)) return result;
    const text = new JsonText(JSON.stringify(result.data));
    this.known.set(keyOf(document), text);
    return { data: text as never };
  }

  private waitMs(document: DocumentNode): number {
    if (isOfATool(document)) return 0;
    const now = performance.now();
    this.lately = this.lately.filter((at) => at > now - MINUTE_MS);
    const [oldest] = this.lately;
    return oldest === undefined || this.lately.length < MOST_NEW_A_MINUTE ? 0 : oldest + MINUTE_MS - now;
  }
}

/**
 * Has introspection tell of some types at a time: whoever asks for something else meanwhile is answered in between. A schema
 * that is being built looks at itself, at once and without a context.
 */
export function introspectInTurns(): void {
  const { types } = __Schema.getFields();
  types!.resolve = (schema: GraphQLSchema, _args, context: Context | undefined) => {
    const all = Object.values(schema.getTypeMap());
    return context ? inTurns(all) : all;
  };
}

function inTurns(types: GraphQLNamedType[]): Promise<GraphQLNamedType>[] {
  let turn = Promise.resolve();
  return types.map((type, at) => {
    if (at % TYPES_AT_ONCE === 0) turn = turn.then(() => nextTurn());
    return turn.then(() => type);
  });
}

/** In what graphql-js lets one choose: six things to be told or not. */
const CHOICES: (keyof IntrospectionOptions)[] = [
  'descriptions',
  'specifiedByUrl',
  'directiveIsRepeatable',
  'schemaDescription',
  'inputValueDeprecation',
  'oneOf',
];

/** What editors and generators ask, GraphiQL among them. They are few and each is worked out once: nobody else's asking keeps them away. */
const TEXTS_OF_TOOLS: ReadonlyMap<string, TextKey> = new Map(
  Array.from({ length: 2 ** CHOICES.length }, (_, chosen) => [
    getIntrospectionQuery(Object.fromEntries(CHOICES.map((choice, bit) => [choice, Boolean(chosen & (1 << bit))]))),
    {},
  ]),
);

const toolsKey = ({ loc }: DocumentNode): TextKey | undefined => loc && TEXTS_OF_TOOLS.get(loc.source.body);
const isOfATool = (document: DocumentNode): boolean => toolsKey(document) !== undefined;
const keyOf = (document: DocumentNode): TextKey => toolsKey(document) ?? document;

const asksForSchema = (node: DefinitionNode): boolean => node.kind === Kind.OPERATION_DEFINITION && introspects(node);

function isTheSameForAll(
  document: DocumentNode,
  { variableDefinitions, selectionSet }: OperationDefinitionNode,
): boolean {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return (
    operations.length === 1 &&
    !variableDefinitions?.length &&
    selectionSet.selections.every((node) => node.kind === Kind.FIELD && node.name.value.startsWith('__'))
  );
}

const askedTooOften = (waitMs: number) =>
  new Refusal('RATE_LIMITED', 'The schema is asked for too often in ever new ways. Ask again in a moment', {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
