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
  type ValueNode,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { defaultPageSize, largestPageSize } from '../reads/keyset.ts';
import { MOST_STEERING } from '../reads/selection.ts';
import { noTextUses, noteArguments, refuseLongTexts, type TextUses } from './textLimits.ts';

interface QueryLimits {
  depth: number;
  /** Fields, each counted as often as the lists around it may hold it. */
  cost: number;
  aliases: number;
  directives: number;
  /** Fields at the root, those of fragments among them. */
  rootFields: number;
  /** Variables that @include and @skip go by. Each combination of their values is answered by a plan of its own. */
  steering: number;
  /** Characters of an alias, which errors and logs repeat. */
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

/** GraphiQL and code generators ask introspection's own deep query: once and a half of what it costs is allowed. */
const introspectionLimits: QueryLimits = { ...queryLimits, depth: 16, cost: 1_000_000 };

/** Words and signs of a text, all its operations and fragments together: the largest of the client's own has some 200. */
export const parsing = { maxTokens: 1_500 };

/** Whether reading a text was given up, for it has more. graphql-js has no other mark for it. */
export const isTooLongToRead = (error: unknown): boolean =>
  error instanceof GraphQLError && error.message.includes('Document contains more');

export const tooLongToRead = (): GraphQLError =>
  new GraphQLError(`The query is too long: it may have ${parsing.maxTokens} words and signs`, {
    extensions: { code: 'QUERY_TOO_COMPLEX' },
  });

/**
 * Fields and spreads of all a text's operations and fragments together, each fragment's once more wherever it is spread:
 * fragments that spread fragments multiply without holding any field, and graphql-js compares each field with all others
 * of its name. Introspection's own query, the largest that is asked for with reason, has some 500.
 */
const mostParts = 1_000;

/** Introspection's lists, about as long as those of this schema are. */
const INTROSPECTION_LIST_SIZES: [string, number][] = [
  ['types', 150],
  ['fields', 10],
  ['inputFields', 10],
  ['enumValues', 10],
  ['args', 3],
];

/** Declares how many items a list without pages counts as in the cost of a query: lines of a document, tries at a webhook. */
export const ListSize = (listSize: number) => Extensions({ listSize });

/** Items of each field with @ListSize, by name. */
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

/** By the operations of the parsed documents that are kept. */
const costs = new WeakMap<OperationDefinitionNode, number>();

/** What an operation that has been let through asks for: fields, each counted as often as the lists around it may hold it. */
export const costOf = (operation: OperationDefinitionNode): number => costs.get(operation) ?? 0;

/** Refuses a query that is too deep, too wide or too repetitive before any of it runs. */
export const limitRule: ValidationRule = (context) => ({
  Document(document) {
    for (const problem of problemsIn(document, context)) context.reportError(problem);
    // What is answered here is walked in its stead: all has been seen.
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

/** Whether an operation asks for the schema itself. */
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
    // Once over a limit the answer is known.
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

/** A fragment within itself is another rule's to refuse: here it only must not be walked without end. */
function measureSpread(name: string, walk: Walk, depth: number, times: number, open: Set<string>): void {
  const fragment = open.has(name) ? undefined : walk.context.getFragment(name);
  if (!fragment) return;
  open.add(name);
  measure(fragment.selectionSet, walk, depth, times, open);
  open.delete(name);
}

/** A size given by a variable counts as the largest, so that a query's cost is computed once and not at each request. */
const pageSizeOf = (size: ValueNode): number =>
  size.kind === Kind.INT ? Math.max(Number(size.value), 1) : largestPageSize;

/** Returns the largest number of items that a field can answer: its page size or the number of its ids, if it takes any. */
function listSize(node: FieldNode, schema: GraphQLSchema): number {
  const given = (wanted: string) => node.arguments?.find(({ name }) => name.value === wanted)?.value;
  const ids = given('ids');
  if (ids) return ids.kind === Kind.LIST ? Math.max(ids.values.length, 1) : largestPageSize;
  const sizes = [given('first'), given('last')].filter((size) => size !== undefined);
  // Only one of them may have a value.
  if (sizes.length > 0) return Math.min(...sizes.map(pageSizeOf));
  const isConnection = node.selectionSet?.selections.some(
    (child) => child.kind === Kind.FIELD && (child.name.value === 'nodes' || child.name.value === 'edges'),
  );
  if (isConnection) return defaultPageSize;
  return plainListSizesOf(schema).get(node.name.value) ?? 1;
}
