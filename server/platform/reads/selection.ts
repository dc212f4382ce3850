import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  type NamedTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';

/** The fields selected below a field, with their own selections. Aliases of one field are merged. */
export interface Selection {
  [fieldName: string]: Selection;
}

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'> & {
  /** Of a field that answers the interface Node: the type to read. */
  ofType?: string;
};

/** Number of cached selections per field node, one for each combination of directive values, which clients choose. */
export const MOST_OUTCOMES = 32;

/**
 * By field node, which is the same object for the same query text because parsed documents are cached
 * (graphql/documents.ts).
 */
const cache = new WeakMap<FieldNode, LRUCache<string, Selection>>();

/** Returns the selection below a field, cached by its nodes and directive values; fragments merge nodes at each use anew. */
export function selectionOf(info: Info): Selection {
  const [first] = info.fieldNodes;
  if (!first) return {};
  const key = [variablesKey(info), info.ofType, ...info.fieldNodes.slice(1).map(({ loc }) => loc?.start)].join();
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
  const { ofType: _, ...below } = info;
  for (const node of set.selections) {
    if (!included(node, info)) continue;
    if (node.kind === 'Field') {
      const name = node.name.value;
      into[name] ??= {};
      if (node.selectionSet) collect(node.selectionSet, below, into[name]);
    } else if (node.kind === 'InlineFragment') {
      if (isOn(node.typeCondition, info)) collect(node.selectionSet, info, into);
    } else {
      const fragment = info.fragments[node.name.value];
      if (fragment && isOn(fragment.typeCondition, info)) collect(fragment.selectionSet, info, into);
    }
  }
}

/** Whether a fragment on this type applies to the type that is read. */
const isOn = (type: NamedTypeNode | undefined, { ofType }: Info): boolean =>
  !type || !ofType || type.name.value === ofType || type.name.value === 'Node';

/** Returns whether the directives include a field or fragment. */
export function included(node: SelectionNode, info: Pick<Info, 'variableValues'>): boolean {
  if (!node.directives?.length) return true;
  const skip = getDirectiveValues(GraphQLSkipDirective, node, info.variableValues);
  if (skip?.if === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, info.variableValues)?.if !== false;
}

/** Returns a key of the boolean variables, the only ones that affect @include and @skip. */
export function variablesKey(info: Pick<Info, 'variableValues'>): string {
  let key = '';
  for (const [name, value] of Object.entries(info.variableValues)) {
    if (typeof value === 'boolean') key += `${name}=${value};`;
  }
  return key;
}
