import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { defaultPageSize, largestPageSize } from '../reads/keyset.ts';

interface QueryLimits {
  depth: number;
  /** Fields, each counted as often as the lists around it may hold it. */
  cost: number;
  aliases: number;
  directives: number;
  rootFields: number;
}

const queryLimits: QueryLimits = { depth: 12, cost: 20_000, aliases: 50, directives: 50, rootFields: 30 };

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

/** Lists without a page size of their own: lines of a document, payments of an invoice, tries at a webhook; of the schema, about as many as it has. */
const plainListSizes = new Map([
  ['lines', 10],
  ['payments', 10],
  ['webhookEndpoints', 10],
  ['attempts', 10],
  ['types', 150],
  ['fields', 10],
  ['inputFields', 10],
  ['enumValues', 10],
  ['args', 3],
]);

interface Tally {
  depth: number;
  cost: number;
  aliases: number;
  directives: number;
}

/** By the operations of the parsed documents that are kept. */
const costs = new WeakMap<OperationDefinitionNode, number>();

/** What an operation that has been let through asks for: fields, each counted as often as the lists around it may hold it. */
export const costOf = (operation: OperationDefinitionNode): number => costs.get(operation) ?? 0;

/** Refuses a query that is too deep, too wide or too repetitive before any of it runs. */
export const limitRule: ValidationRule = (context) => ({
  Document(document) {
    for (const { problem, definition } of problemsIn(document, context))
      context.reportError(new GraphQLError(problem, { nodes: definition, extensions: { code: 'QUERY_TOO_COMPLEX' } }));
    // What is answered here is walked in its stead: all has been seen.
    return { ...document, definitions: [] };
  },
});

interface Problem {
  problem: string;
  definition: DefinitionNode;
}

const tooManyParts = `The query has more than ${mostParts} fields and fragments, each counted wherever it is used`;

function problemsIn(document: DocumentNode, context: ValidationContext): Problem[] {
  const left = { parts: mostParts };
  for (const definition of document.definitions) {
    if (!('selectionSet' in definition)) continue;
    const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
    const limits = isOperation && !introspects(definition) ? queryLimits : introspectionLimits;
    const tally: Tally = { depth: 0, cost: 0, aliases: 0, directives: definition.directives?.length ?? 0 };
    measure(definition.selectionSet, { context, tally, limits, left }, 1, 1, new Set());
    if (left.parts < 0) return [{ problem: tooManyParts, definition }];
    if (!isOperation) continue;
    const found = problems(definition, tally, limits);
    costs.set(definition, tally.cost);
    if (found.length > 0) return found.map((problem) => ({ problem, definition }));
  }
  return [];
}

/** Whether an operation asks for the schema itself. */
export const introspects = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.some((node) => node.kind === Kind.FIELD && node.name.value === '__schema');

function problems(operation: OperationDefinitionNode, tally: Tally, limits: QueryLimits): string[] {
  const found: string[] = [];
  if (tally.depth > limits.depth) found.push(`The query is more than ${limits.depth} levels deep`);
  if (tally.cost > limits.cost)
    found.push(`The query asks for too much at once (more than ${limits.cost} values); ask for smaller pages`);
  if (tally.aliases > limits.aliases)
    found.push(`The query has ${tally.aliases} aliases; ${limits.aliases} are allowed`);
  if (tally.directives > limits.directives)
    found.push(`The query has ${tally.directives} directives; ${limits.directives} are allowed`);
  if (operation.selectionSet.selections.length > limits.rootFields)
    found.push(`The query has more than ${limits.rootFields} fields at its root`);
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
    tally.directives += node.directives?.length ?? 0;
    if (node.kind === Kind.FIELD) {
      tally.cost += times;
      if (node.alias) tally.aliases += 1;
      if (node.selectionSet) measure(node.selectionSet, walk, depth + 1, times * listSize(node), open);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      measure(node.selectionSet, walk, depth, times, open);
    } else {
      measureSpread(node.name.value, walk, depth, times, open);
    }
  }
}

/** A fragment within itself is another rule's to refuse: here it only must not be walked without end. */
function measureSpread(name: string, walk: Walk, depth: number, times: number, open: Set<string>): void {
  const fragment = open.has(name) ? undefined : walk.context.getFragment(name);
  if (!fragment) return;
  open.add(name);
  measure(fragment.selectionSet, walk, depth, times, open);
  open.delete(name);
}

/**
 * How many things a field may answer: its page size, where it takes one. A size given by a variable counts as the largest,
 * so that a query is judged once and not at each request.
 */
function listSize(node: FieldNode): number {
  const first = node.arguments?.find(({ name }) => name.value === 'first')?.value;
  if (first) return first.kind === Kind.INT ? Math.max(Number(first.value), 1) : largestPageSize;
  const isConnection = node.selectionSet?.selections.some(
    (child) => child.kind === Kind.FIELD && (child.name.value === 'nodes' || child.name.value === 'edges'),
  );
  if (isConnection) return defaultPageSize;
  return plainListSizes.get(node.name.value) ?? 1;
}
