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
import { REQUEST_LIMITS } from '#domain/apiKeys/requestLimits.ts';
import { Refusal } from '#server/core/errors.ts';
import { JsonText } from '../reads/jsonText.ts';
import type { Context, Exchange } from './context.ts';
import { introspects } from './limits.ts';

/**
 * A new text costs about 100 ms on a node that has just started and a third of that later. This limit keeps introspection
 * below a hundredth of a node's time.
 */
const MOST_NEW_A_MINUTE = REQUEST_LIMITS.introspections;
const MINUTE_MS = 60_000;
const TYPES_AT_ONCE = 5;

/** Identifies a text: its parsed document in Apollo's store, or a constant object for the texts of well-known tools. */
type TextKey = object;

/**
 * Answers introspection queries. Their results are large, cost as much as fifty lists and are the same for everybody, so
 * each text is executed once and new texts are rate-limited.
 */
export class Introspection {
  /** Results as JSON text. */
  private readonly known = new WeakMap<TextKey, JsonText>();
  /** Executions in progress, which concurrent requests for the same text await. */
  private readonly underWay = new WeakMap<TextKey, Promise<ExecutionResult>>();
  /** Times of the latest executions, oldest first. */
  private lately: number[] = [];

  /** Returns a refusal for a new text over the limit, before it is validated: validation alone costs as much as a list. */
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
    // Makes @fastify/compress skip the response: compressing it would take as long as executing it.
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
 * Makes introspection yield to the event loop after a few types, so that other requests are served in between. Building a
 * schema introspects it too, synchronously and without a context.
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

/** The options of graphql-js' introspection query: six booleans. */
const CHOICES: (keyof IntrospectionOptions)[] = [
  'descriptions',
  'specifiedByUrl',
  'directiveIsRepeatable',
  'schemaDescription',
  'inputValueDeprecation',
  'oneOf',
];

/**
 * The introspection queries of editors and code generators, GraphiQL among them. They are few and exempt from the rate
 * limit.
 */
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
  new Refusal(
    'RATE_LIMITED',
    `${MOST_NEW_A_MINUTE} introspection queries of your own are allowed a minute. Use a tool's standard query, or /graphql/schema.graphql`,
    {
      limit: { name: 'introspections', max: MOST_NEW_A_MINUTE },
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    },
  );
