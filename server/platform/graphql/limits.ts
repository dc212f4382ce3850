import {
  type FieldNode,
  GraphQLError,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { defaultPageSize, largestPageSize } from '../reads/keyset.ts';

export interface QueryLimits {
  depth: number;
  /** Fields, each counted as often as the lists around it may hold it. */
  cost: number;
  aliases: number;
  directives: number;
  rootFields: number;
}

const queryLimits: QueryLimits = { depth: 12, cost: 20_000, aliases: 50, directives: 50, rootFields: 30 };

/** GraphiQL and code generators ask introspection's own deep query, which no data hangs on. */
const introspectionDepth = 16;

/** Lists without a page size of their own: lines of a document, payments of an invoice. */
const plainListSize = 10;
const plainLists = new Set(['lines', 'payments']);

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
export function limitRule(limits: QueryLimits = queryLimits): ValidationRule {
  return (context) => ({
    OperationDefinition(operation) {
      const tally: Tally = { depth: 0, cost: 0, aliases: 0, directives: 0 };
      measure(operation.selectionSet, { context, tally, budget: limits.cost }, 1, 1, new Set());
      costs.set(operation, tally.cost);
      for (const problem of problems(operation, tally, limits)) {
        context.reportError(new GraphQLError(problem, { nodes: operation, extensions: { code: 'QUERY_TOO_COMPLEX' } }));
      }
    },
  });
}

function problems(operation: OperationDefinitionNode, tally: Tally, limits: QueryLimits): string[] {
  const introspects = operation.selectionSet.selections.some(
    (node) => node.kind === 'Field' && node.name.value === '__schema',
  );
  const depth = introspects ? introspectionDepth : limits.depth;
  const found: string[] = [];
  if (tally.depth > depth) found.push(`The query is ${tally.depth} levels deep; ${depth} are allowed`);
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
  budget: number;
}

function measure(set: SelectionSetNode, walk: Walk, depth: number, times: number, open: Set<string>): void {
  const { tally } = walk;
  tally.depth = Math.max(tally.depth, depth);
  for (const node of set.selections) {
    // Nested fragments can multiply without end: once over budget the answer is known.
    if (tally.cost > walk.budget) return;
    tally.directives += node.directives?.length ?? 0;
    if (node.kind === 'Field') {
      tally.cost += times;
      if (node.alias) tally.aliases += 1;
      if (node.selectionSet) measure(node.selectionSet, walk, depth + 1, times * listSize(node), open);
    } else if (node.kind === 'InlineFragment') {
      measure(node.selectionSet, walk, depth, times, open);
    } else if (!open.has(node.name.value)) {
      const fragment = walk.context.getFragment(node.name.value);
      if (fragment) measure(fragment.selectionSet, walk, depth, times, new Set([...open, node.name.value]));
    }
  }
}

/**
 * How many things a field may answer: its page size, where it takes one. A size given by a variable counts as the largest,
 * so that a query is judged once and not at each request.
 */
function listSize(node: FieldNode): number {
  const first = node.arguments?.find(({ name }) => name.value === 'first')?.value;
  if (first) return first.kind === 'IntValue' ? Number(first.value) : largestPageSize;
  const isConnection = node.selectionSet?.selections.some(
    (child) => child.kind === 'Field' && (child.name.value === 'nodes' || child.name.value === 'edges'),
  );
  if (isConnection) return defaultPageSize;
  return plainLists.has(node.name.value) ? plainListSize : 1;
}
