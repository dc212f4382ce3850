import {
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { defaultPageSize, largestPageSize } from '../reads/keyset.ts';
import { MOST_STEERING } from '../reads/selection.ts';
import { noTextUses, noteArguments, refuseLongTexts, type TextUses } from './textLimits.ts';

interface QueryLimits {
  depth: number;
  /** Number of fields, each multiplied by the sizes of the lists that contain it. */
  cost: number;
  aliases: number;
  directives: number;
  /** Number of root fields, including those in fragments. */
  rootFields: number;
  /** Number of variables in @include and @skip. Each combination of their values has a separate plan. */
  steering: number;
  /** Length of an alias, because errors and logs repeat it. */
  aliasLength: number;
}

const queryLimits: QueryLimits = {
  depth: 12,
  cost: 20_000,
  aliases: 50,
  directives: 50,
  rootFields: 30,
  steering: MOST_STEERING,
  aliasLength: 200,
};

/**
 * GraphiQL and code generators send the standard introspection query, which is deep: allows one and a half times its
 * cost.
 */
const introspectionLimits: QueryLimits = { ...queryLimits, depth: 16, cost: 1_000_000 };

/** Tokens of a document, including all its operations and fragments. The client's largest has about 200. */
export const parsing = { maxTokens: 1_500 };

/** Whether parsing stopped at the token limit. graphql-js identifies this error only by its message. */
export const isTooLongToRead = (error: unknown): boolean =>
  error instanceof GraphQLError && error.message.includes('Document contains more');

export const tooLongToRead = (): GraphQLError =>
  new GraphQLError(`The query is too long: it may have ${parsing.maxTokens} words and signs`, {
    extensions: { code: 'QUERY_TOO_COMPLEX' },
  });

/**
 * Fields and fragment spreads of a document, with each fragment counted wherever it is spread: nested fragments
 * multiply exponentially, and graphql-js compares each field with all others of its name. The standard introspection
 * query has about 500.
 */
const mostParts = 1_000;

/** Assumed sizes of introspection's lists, close to those of this schema. */
const INTROSPECTION_LIST_SIZES: [string, number][] = [
  ['types', 150],
  ['fields', 10],
  ['inputFields', 10],
  ['enumValues', 10],
  ['args', 3],
];

/** Declares the size of a list without pages for the cost of a query: lines of a document, attempts of a webhook. */
export const ListSize = (listSize: number) => Extensions({ listSize });

/** Sizes of the fields with @ListSize, by field name. */
const plainListSizes = new WeakMap<GraphQLSchema, Map<string, number>>();

function plainListSizesOf(schema: GraphQLSchema): Map<string, number> {
  const known = plainListSizes.get(schema);
  if (known) return known;
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()));
  const declared = fields.flatMap(({ name, extensions: { listSize } }): [string, number][] =>
    typeof listSize === 'number' ? [[name, listSize]] : [],
  );
  const sizes = new Map([...INTROSPECTION_LIST_SIZES, ...declared]);
  plainListSizes.set(schema, sizes);
  return sizes;
}

interface Tally {
  depth: number;
  cost: number;
  aliases: number;
  directives: number;
  rootFields: number;
  longestAlias: number;
  steering: Set<string>;
  texts: TextUses;
}

const nothingYet = (): Tally => ({
  depth: 0,
  cost: 0,
  aliases: 0,
  directives: 0,
  rootFields: 0,
  longestAlias: 0,
  steering: new Set(),
  texts: noTextUses(),
});

/** By operation of the cached documents. */
const costs = new WeakMap<OperationDefinitionNode, number>();

/** Returns the cost of a validated operation: its fields, each multiplied by the sizes of the lists that contain it. */
export const costOf = (operation: OperationDefinitionNode): number => costs.get(operation) ?? 0;

/** Rejects a query that is too deep, too wide or too repetitive before execution. */
export const limitRule: ValidationRule = (context) => ({
  Document(document) {
    for (const problem of problemsIn(document, context)) context.reportError(problem);
    // Returns an empty document, so that the visitor does not descend: everything was checked above.
    return { ...document, definitions: [] };
  },
});

const tooManyParts = `The query has more than ${mostParts} fields and fragments, each counted wherever it is used`;

const tooComplex = (problem: string, nodes: DefinitionNode) =>
  new GraphQLError(problem, { nodes, extensions: { code: 'QUERY_TOO_COMPLEX' } });

function problemsIn(document: DocumentNode, context: ValidationContext): GraphQLError[] {
  const left = { parts: mostParts };
  for (const definition of document.definitions) {
    if (!('selectionSet' in definition)) continue;
    const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
    const limits = isOperation && !introspects(definition) ? queryLimits : introspectionLimits;
    const tally = nothingYet();
    tally.directives += definition.directives?.length ?? 0;
    measure(definition.selectionSet, { context, tally, limits, left }, 1, 1, new Set());
    if (left.parts < 0) return [tooComplex(tooManyParts, definition)];
    if (!isOperation) continue;
    const found = problems(tally, limits);
    costs.set(definition, tally.cost);
    if (found.length > 0) return found.map((problem) => tooComplex(problem, definition));
    const tooLong = refuseLongTexts(definition, tally.texts);
    if (tooLong) return [tooLong];
  }
  return [];
}

/** Whether an operation queries the schema itself. */
export const introspects = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.some((node) => node.kind === Kind.FIELD && node.name.value === '__schema');

function problems(tally: Tally, limits: QueryLimits): string[] {
  const found: string[] = [];
  if (tally.depth > limits.depth) found.push(`The query is more than ${limits.depth} levels deep`);
  if (tally.cost > limits.cost)
    found.push(`The query asks for too much at once (more than ${limits.cost} values); ask for smaller pages`);
  if (tally.aliases > limits.aliases)
    found.push(`The query has ${tally.aliases} aliases; ${limits.aliases} are allowed`);
  if (tally.directives > limits.directives)
    found.push(`The query has ${tally.directives} directives; ${limits.directives} are allowed`);
  if (tally.rootFields > limits.rootFields)
    found.push(`The query has ${tally.rootFields} fields at its root; ${limits.rootFields} are allowed`);
  if (tally.steering.size > limits.steering)
    found.push(`The query has ${tally.steering.size} variables in @include and @skip; ${limits.steering} are allowed`);
  if (tally.longestAlias > limits.aliasLength) found.push(`An alias may have ${limits.aliasLength} characters`);
  return found;
}

interface Walk {
  context: ValidationContext;
  tally: Tally;
  limits: QueryLimits;
  left: { parts: number };
}

function measure(set: SelectionSetNode, walk: Walk, depth: number, times: number, open: Set<string>): void {
  const { tally, limits, left } = walk;
  tally.depth = Math.max(tally.depth, depth);
  for (const node of set.selections) {
    left.parts -= 1;
    // Stops once a limit is exceeded.
    if (left.parts < 0 || tally.cost > limits.cost || tally.depth > limits.depth) return;
    noteDirectives(node.directives ?? [], tally);
    if (node.kind === Kind.FIELD) {
      tally.cost += times;
      if (depth === 1) tally.rootFields += 1;
      if (node.alias) tally.aliases += 1;
      tally.longestAlias = Math.max(tally.longestAlias, node.alias?.value.length ?? 0);
      noteArguments(node.arguments ?? [], tally.texts);
      if (node.selectionSet)
        measure(node.selectionSet, walk, depth + 1, times * listSize(node, walk.context.getSchema()), open);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      measure(node.selectionSet, walk, depth, times, open);
    } else {
      measureSpread(node.name.value, walk, depth, times, open);
    }
  }
}

function noteDirectives(directives: readonly DirectiveNode[], tally: Tally): void {
  tally.directives += directives.length;
  for (const { arguments: args = [] } of directives)
    for (const { value } of args) if (value.kind === Kind.VARIABLE) tally.steering.add(value.name.value);
}

/** Fragment cycles are rejected by another rule; this only prevents an endless loop. */
function measureSpread(name: string, walk: Walk, depth: number, times: number, open: Set<string>): void {
  const fragment = open.has(name) ? undefined : walk.context.getFragment(name);
  if (!fragment) return;
  open.add(name);
  measure(fragment.selectionSet, walk, depth, times, open);
  open.delete(name);
}

/**
 * Returns the assumed size of a list: its page size, if it has one. A page size in a variable counts as the maximum, so
 * that a document is checked once and not for each request.
 */
function listSize(node: FieldNode, schema: GraphQLSchema): number {
  const first = node.arguments?.find(({ name }) => name.value === 'first')?.value;
  if (first) return first.kind === Kind.INT ? Math.max(Number(first.value), 1) : largestPageSize;
  const isConnection = node.selectionSet?.selections.some(
    (child) => child.kind === Kind.FIELD && (child.name.value === 'nodes' || child.name.value === 'edges'),
  );
  if (isConnection) return defaultPageSize;
  return plainListSizesOf(schema).get(node.name.value) ?? 1;
}
