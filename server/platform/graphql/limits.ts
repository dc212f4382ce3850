import {
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  type ValueNode,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { DEFAULT_PAGE_SIZE, REQUEST_LIMITS, type RequestLimit } from '#domain/apiKeys/requestLimits.ts';
import { Refusal } from '#server/core/errors.ts';
import { noTextUses, noteArguments, refuseLongTexts, type TextUses } from './textLimits.ts';

type QueryLimits = Pick<
  typeof REQUEST_LIMITS,
  'aliases' | 'aliasLength' | 'directives' | 'rootFields' | 'directiveVariables'
> & { depth: number; cost: number; mutations: number };

const mutationLimits: QueryLimits = REQUEST_LIMITS;
const queryLimits: QueryLimits = { ...REQUEST_LIMITS, mutations: Number.POSITIVE_INFINITY };

/**
 * GraphiQL and code generators send the standard introspection query, which is deep: allows one and a half times its
 * cost.
 */
const introspectionLimits: QueryLimits = { ...queryLimits, depth: 16, cost: 1_000_000 };

export const parsing = { maxTokens: REQUEST_LIMITS.tokens };

/** Whether parsing stopped at the token limit. graphql-js identifies this error only by its message. */
export const isTooLongToRead = (error: unknown): boolean =>
  error instanceof GraphQLError && error.message.includes('Document contains more');

const inDigits = (count: number) => count.toLocaleString('en-US');

/** Returns the refusal for a document over a limit; `extensions.limit` has the limit's name and number. */
function tooComplex(name: RequestLimit, max: number, problem: string, nodes?: DefinitionNode): Refusal {
  const limit = { name, max };
  return new Refusal(
    'QUERY_TOO_COMPLEX',
    `${problem}; ${max === 1 ? '1 is' : `${inDigits(max)} are`} allowed`,
    { limit },
    nodes,
  );
}

export const tooLongToRead = (): Refusal => tooComplex('tokens', parsing.maxTokens, 'The query has too many tokens');

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
  /** Fields at the root other than __typename; limited in mutations alone. */
  mutations: number;
  longestAlias: string;
  /** Variables of @include and @skip. */
  directiveVariables: Set<string>;
  /** The field at which the depth or the cost passed its limit, by its response path. */
  passedAt: string;
  texts: TextUses;
}

const nothingYet = (): Tally => ({
  depth: 0,
  cost: 0,
  aliases: 0,
  directives: 0,
  rootFields: 0,
  mutations: 0,
  longestAlias: '',
  directiveVariables: new Set(),
  passedAt: '',
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

function problemsIn(document: DocumentNode, context: ValidationContext): GraphQLError[] {
  const left = { parts: REQUEST_LIMITS.parts as number };
  for (const definition of document.definitions) {
    if (!('selectionSet' in definition)) continue;
    const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
    const limits = limitsOf(definition);
    const tally = nothingYet();
    tally.directives += definition.directives?.length ?? 0;
    measure(definition.selectionSet, { context, tally, limits, left, path: [] }, 1, 1, new Set());
    if (left.parts < 0) {
      const problem = 'The query has too many fields and fragments, each counted wherever it is used';
      return [tooComplex('parts', REQUEST_LIMITS.parts, problem, definition)];
    }
    if (!isOperation) continue;
    const found = passedLimits(tally, limits);
    costs.set(definition, tally.cost);
    if (found.length > 0) return found.map(([name, problem]) => tooComplex(name, limits[name], problem, definition));
    const tooLong = refuseLongTexts(definition, tally.texts);
    if (tooLong) return [tooLong];
  }
  return [];
}

function limitsOf(definition: OperationDefinitionNode | FragmentDefinitionNode): QueryLimits {
  if (definition.kind === Kind.FRAGMENT_DEFINITION || introspects(definition)) return introspectionLimits;
  return definition.operation === OperationTypeNode.MUTATION ? mutationLimits : queryLimits;
}

/** Whether an operation queries the schema itself. */
export const introspects = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.some((node) => node.kind === Kind.FIELD && node.name.value === '__schema');

function passedLimits(tally: Tally, limits: QueryLimits): [keyof QueryLimits, string][] {
  const { depth, cost, aliases, directives, rootFields, mutations, directiveVariables, longestAlias, passedAt } = tally;
  const found: [keyof QueryLimits, string][] = [];
  if (depth > limits.depth) found.push(['depth', `The query has too many levels of fields at ${passedAt}`]);
  if (cost > limits.cost)
    found.push(['cost', `The query requests too many values at ${passedAt}: use smaller pages or fewer fields`]);
  if (aliases > limits.aliases) found.push(['aliases', `The query has ${aliases} aliases`]);
  if (directives > limits.directives) found.push(['directives', `The query has ${directives} directives`]);
  if (rootFields > limits.rootFields) found.push(['rootFields', `The query has ${rootFields} fields at its root`]);
  if (mutations > limits.mutations) {
    const problem = `The operation has ${mutations} mutations, and an error of one would hide what the others did`;
    found.push(['mutations', problem]);
  }
  if (directiveVariables.size > limits.directiveVariables) {
    const problem = `The query has ${directiveVariables.size} variables in @include and @skip`;
    found.push(['directiveVariables', problem]);
  }
  if (longestAlias.length > limits.aliasLength) {
    const problem = `The alias ${longestAlias.slice(0, SHOWN_OF_ALIAS)}… has ${longestAlias.length} characters`;
    found.push(['aliasLength', problem]);
  }
  return found;
}

const SHOWN_OF_ALIAS = 20;

interface Walk {
  context: ValidationContext;
  tally: Tally;
  limits: QueryLimits;
  left: { parts: number };
  /** The response keys down to the selection being measured: aliases where the query has them. */
  path: string[];
}

function measure(set: SelectionSetNode, walk: Walk, depth: number, times: number, open: Set<string>): void {
  const { left } = walk;
  for (const node of set.selections) {
    left.parts -= 1;
    // Stops once a limit is exceeded.
    if (left.parts < 0 || walk.tally.passedAt) return;
    noteDirectives(node.directives ?? [], walk.tally);
    if (node.kind === Kind.FIELD) measureField(node, walk, depth, times, open);
    else if (node.kind === Kind.INLINE_FRAGMENT) measure(node.selectionSet, walk, depth, times, open);
    else measureSpread(node.name.value, walk, depth, times, open);
  }
}

function measureField(node: FieldNode, walk: Walk, depth: number, times: number, open: Set<string>): void {
  const { tally, limits, path } = walk;
  path.push(node.alias?.value ?? node.name.value);
  tally.depth = Math.max(tally.depth, depth);
  tally.cost += times;
  if (tally.depth > limits.depth || tally.cost > limits.cost) tally.passedAt ||= path.join('.');
  if (depth === 1) tally.rootFields += 1;
  if (depth === 1 && !node.name.value.startsWith('__')) tally.mutations += 1;
  if (node.alias) tally.aliases += 1;
  if (node.alias && node.alias.value.length > tally.longestAlias.length) tally.longestAlias = node.alias.value;
  noteArguments(node.arguments ?? [], tally.texts);
  if (node.selectionSet)
    measure(node.selectionSet, walk, depth + 1, times * listSize(node, walk.context.getSchema()), open);
  path.pop();
}

function noteDirectives(directives: readonly DirectiveNode[], tally: Tally): void {
  tally.directives += directives.length;
  for (const { arguments: args = [] } of directives)
    for (const { value } of args) if (value.kind === Kind.VARIABLE) tally.directiveVariables.add(value.name.value);
}

/** Fragment cycles are rejected by another rule; this only prevents an endless loop. */
function measureSpread(name: string, walk: Walk, depth: number, times: number, open: Set<string>): void {
  const fragment = open.has(name) ? undefined : walk.context.getFragment(name);
  if (!fragment) return;
  open.add(name);
  measure(fragment.selectionSet, walk, depth, times, open);
  open.delete(name);
}

/** A page size in a variable counts as the maximum, so that a document is checked once and not for each request. */
const pageSizeOf = (size: ValueNode): number =>
  size.kind === Kind.INT ? Math.max(Number(size.value), 1) : REQUEST_LIMITS.pageSize;

/** Returns the largest number of items that a field can answer: its page size or the number of its ids, if it takes any. */
function listSize(node: FieldNode, schema: GraphQLSchema): number {
  const given = (wanted: string) => node.arguments?.find(({ name }) => name.value === wanted)?.value;
  const ids = given('ids');
  if (ids) return ids.kind === Kind.LIST ? Math.max(ids.values.length, 1) : REQUEST_LIMITS.pageSize;
  const sizes = [given('first'), given('last')].filter((size) => size !== undefined);
  // Only one of them may have a value.
  if (sizes.length > 0) return Math.min(...sizes.map(pageSizeOf));
  const isConnection = node.selectionSet?.selections.some(
    (child) => child.kind === Kind.FIELD && (child.name.value === 'nodes' || child.name.value === 'edges'),
  );
  if (isConnection) return DEFAULT_PAGE_SIZE;
  return plainListSizesOf(schema).get(node.name.value) ?? 1;
}
