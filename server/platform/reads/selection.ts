import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';

/** Field names selected below a field, each with what is selected below it in turn. Aliases of one field are merged. */
export interface Selection {
  [fieldName: string]: Selection;
}

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

/** Variables that a query may have in @include and @skip. */
export const MOST_STEERING = 10;

/** Outcomes of a query's directives that are remembered at a time, of which its client chooses how many there are. */
export const MOST_OUTCOMES = 32;

/** Parsed documents are kept (graphql/documents.ts), so a field node is the same object for the same query text. */
const cache = new WeakMap<FieldNode, LRUCache<string, Selection>>();

/** What the query asks for below this field, remembered for each field node and the latest outcomes of its directives. */
export function selectionOf(info: Info): Selection {
  const [first] = info.fieldNodes;
  if (!first) return {};
  const key = variablesKey(info);
  const known = cache.get(first)?.get(key);
  if (known) return known;
  const selection: Selection = {};
  for (const node of info.fieldNodes) if (node.selectionSet) collect(node.selectionSet, info, selection);
  const entries = cache.get(first) ?? new LRUCache<string, Selection>({ max: MOST_OUTCOMES });
  entries.set(key, selection);
  cache.set(first, entries);
  return selection;
}

function collect(set: SelectionSetNode, info: Info, into: Selection): void {
  for (const node of set.selections) {
    if (!included(node, info)) continue;
    if (node.kind === 'Field') {
      const name = node.name.value;
      into[name] ??= {};
      if (node.selectionSet) collect(node.selectionSet, info, into[name]);
    } else if (node.kind === 'InlineFragment') {
      collect(node.selectionSet, info, into);
    } else {
      const fragment = info.fragments[node.name.value];
      if (fragment) collect(fragment.selectionSet, info, into);
    }
  }
}

/** Whether a field or fragment is selected, by its directives. */
export function included(node: SelectionNode, info: Pick<Info, 'variableValues'>): boolean {
  if (!node.directives?.length) return true;
  const skip = getDirectiveValues(GraphQLSkipDirective, node, info.variableValues);
  if (skip?.if === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, info.variableValues)?.if !== false;
}

/** Only booleans can steer @include and @skip; no other variable changes what is selected. */
export function variablesKey(info: Pick<Info, 'variableValues'>): string {
  let key = '';
  for (const [name, value] of Object.entries(info.variableValues)) {
    if (typeof value === 'boolean') key += `${name}=${value};`;
  }
  return key;
}
