import {
  type ASTNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getNamedType,
  isScalarType,
  Kind,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { FieldError } from '#domain/inputs/fieldErrors.ts';
import { type ErrorCode, MOST_FIELDS, Refusal } from '#server/core/errors.ts';

/**
 * Replaces errors about literals that a custom scalar cannot parse by one that names the invalid fields, as
 * unreadableVariables does for variables. Other errors are returned unchanged.
 */
export function withFieldsOfLiterals(
  schema: GraphQLSchema,
  document: DocumentNode,
  problems: readonly GraphQLError[],
): readonly GraphQLError[] {
  const refusals = problems.filter((problem) => problem instanceof Refusal && !problem.extensions.fields);
  const [first] = refusals;
  if (!first) return problems;
  const fields = unreadableLiterals(schema, document);
  const refusal = new Refusal(first.extensions.code as ErrorCode, first.message, { fields });
  return [refusal, ...problems.filter((problem) => !refusals.includes(problem))];
}

function unreadableLiterals(schema: GraphQLSchema, document: DocumentNode): FieldError[] {
  const fields: FieldError[] = [];
  const types = new TypeInfo(schema);
  const read = (
    node: ValueNode,
    _key: string | number | undefined,
    parent: Parent,
    path: readonly (string | number)[],
    ancestors: readonly Parent[],
  ) => {
    const type = getNamedType(types.getInputType());
    if (!isScalarType(type)) return undefined;
    try {
      type.parseLiteral(node);
    } catch (error) {
      if (error instanceof Refusal && fields.length < MOST_FIELDS)
        fields.push({ path: pathOf([...ancestors, parent], path), message: error.message, code: 'INVALID_VALUE' });
    }
    return false;
  };
  const { STRING, INT, FLOAT, BOOLEAN, ENUM, OBJECT } = Kind;
  const visitor = Object.fromEntries([STRING, INT, FLOAT, BOOLEAN, ENUM, OBJECT].map((kind) => [kind, read]));
  visit(document, visitWithTypeInfo(types, visitor));
  return fields;
}

type Parent = ASTNode | readonly ASTNode[] | undefined;

/** "lines.0.unitCents" within an input object; the name of the argument for a value of its own. */
function pathOf(parents: readonly Parent[], keys: readonly (string | number)[]): string {
  const names: string[] = [];
  let argument = '';
  parents.forEach((parent, depth) => {
    const owner = parents[depth - 1];
    if (!parent) return;
    if ('kind' in parent) {
      if (parent.kind === Kind.ARGUMENT) argument = parent.name.value;
      if (parent.kind === Kind.VARIABLE_DEFINITION) argument = parent.variable.name.value;
      if (parent.kind === Kind.OBJECT_FIELD) names.push(parent.name.value);
    } else if (owner && 'kind' in owner && owner.kind === Kind.LIST) names.push(String(keys[depth]));
  });
  return names.join('.') || argument;
}
