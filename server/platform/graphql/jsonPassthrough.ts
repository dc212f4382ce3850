import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isLeafType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Permission } from '#domain/permissions.ts';
import { JsonText, type TextField, type TextSelection } from '../reads/jsonText.ts';
import { included, MOST_OUTCOMES, variablesKey } from '../reads/selection.ts';
import type { Context } from './context.ts';
import { columnScopeOf, passesScope } from './neededScopes.ts';

/** A root field marked @Passthrough, with its selection. */
interface PassthroughField {
  /** The response key, as JSON. */
  key: string;
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
  asText: TextSelection;
}

interface TextPlan {
  fragments: Record<string, FragmentDefinitionNode>;
  fields: PassthroughField[];
  /** The scopes that the selected fields declare. */
  scopes: Set<Permission>;
}

/** Plans by document and the latest values of its directives; null if the document needs resolvers. */
const plans = new WeakMap<DocumentNode, LRUCache<string, { plan: TextPlan | null }>>();

/**
 * Returns the response as the JSON that the database wrote, if no selected field has a resolver. Skipping parsing and
 * serialization saves a third of a list's time. Returns undefined if the operation must be executed normally, also after
 * any error, so that errors have one form.
 */
export async function answerByPassthrough(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  variables: Record<string, unknown>,
  context: Context,
): Promise<JsonText | undefined> {
  const known = plans.get(document) ?? new LRUCache<string, { plan: TextPlan | null }>({ max: MOST_OUTCOMES });
  plans.set(document, known);
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'query') return undefined;
  const coerced = coercedBy(schema, operation, variables);
  if (!coerced) return undefined;
  const name = `${operationName ?? ''} ${variablesKey({ variableValues: coerced })}`;
  const kept = known.get(name) ?? { plan: planOf(schema, { document, operation, coerced }) };
  known.set(name, kept);
  const { plan } = kept;
  if (!plan || ![...plan.scopes].every((scope) => passesScope(context, scope))) return undefined;
  const answers = await Promise.allSettled(plan.fields.map((handed) => ask(handed, plan, coerced, context)));
  const texts: string[] = [];
  for (const [index, answer] of answers.entries()) {
    if (answer.status === 'rejected') return undefined;
    const text = textOf(answer.value);
    if (text === undefined) {
      known.set(name, { plan: null });
      return undefined;
    }
    texts.push(`${plan.fields[index]!.key}:${text}`);
  }
  return new JsonText(`{${texts.join(',')}}`);
}

/** Returns the coerced variables; undefined if invalid. */
const coercedBy = (schema: GraphQLSchema, operation: OperationDefinitionNode, given: Record<string, unknown>) =>
  operation.variableDefinitions?.length ? getVariableValues(schema, operation.variableDefinitions, given).coerced : {};

async function ask(
  { field, node, asText }: PassthroughField,
  plan: TextPlan,
  coerced: Record<string, unknown>,
  context: Context,
) {
  const info = { fieldNodes: [node], fragments: plan.fragments, variableValues: coerced, asText };
  return field.resolve?.(undefined, getArgumentValues(field, node, coerced), context, info as never);
}

function textOf(value: unknown): string | undefined {
  if (value instanceof JsonText) return value.text;
  return value === null ? 'null' : undefined;
}

interface Wanted {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  coerced: Record<string, unknown>;
}

function planOf(schema: GraphQLSchema, { document, operation, coerced }: Wanted): TextPlan | null {
  const fragments: TextPlan['fragments'] = {};
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
  const walk: Walk = { fragments, variableValues: coerced, scopes: new Set() };
  const known = schema.getQueryType()?.getFields() ?? {};
  const fields: PassthroughField[] = [];
  for (const node of operation.selectionSet.selections) {
    const field = node.kind === Kind.FIELD && known[node.name.value];
    if (!field || node.directives?.length || !node.selectionSet) return null;
    if (field.extensions.passthrough !== true) return null;
    const asText = textSelection(node.selectionSet, getNamedType(field.type) as GraphQLObjectType, walk);
    if (!asText) return null;
    fields.push({ key: JSON.stringify((node.alias ?? node.name).value), field, node, asText });
  }
  return { fragments, fields, scopes: walk.scopes };
}

interface Walk {
  fragments: TextPlan['fragments'];
  scopes: TextPlan['scopes'];
  variableValues: Record<string, unknown>;
}

/** Returns undefined if a selected field has a resolver or arguments. */
function textSelection(set: SelectionSetNode, type: GraphQLObjectType, walk: Walk): TextField[] | undefined {
  const fields = new Map<string, TextField>();
  for (const node of set.selections) {
    if (!included(node, walk)) continue;
    const found = textFields(node, type, walk);
    if (!found) return undefined;
    for (const field of found) {
      // Duplicate leaves are merged. Duplicate selections are not worth the code: they are executed normally.
      if (fields.get(field.key)?.below) return undefined;
      fields.set(field.key, field);
    }
  }
  return [...fields.values()];
}

function textFields(node: SelectionNode, type: GraphQLObjectType, walk: Walk): TextField[] | undefined {
  if (node.kind === Kind.INLINE_FRAGMENT) return textSelection(node.selectionSet, type, walk);
  if (node.kind === Kind.FRAGMENT_SPREAD)
    return textSelection(walk.fragments[node.name.value]!.selectionSet, type, walk);
  const name = node.name.value;
  const place = { key: (node.alias ?? node.name).value, name, typeName: type.name };
  if (name === '__typename') return [{ ...place, isInstant: false, below: undefined }];
  const field = type.getFields()[name]!;
  const scope = columnScopeOf(field);
  if ((field.resolve && !scope) || field.args.length > 0) return undefined;
  if (scope) walk.scopes.add(scope);
  const inner = getNamedType(field.type);
  if (isLeafType(inner)) return [{ ...place, isInstant: inner.name === 'DateTime', below: undefined }];
  const below = isObjectType(inner) && node.selectionSet && textSelection(node.selectionSet, inner, walk);
  return below ? [{ ...place, isInstant: false, below }] : undefined;
}
