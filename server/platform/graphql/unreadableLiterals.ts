import {
  type ASTNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getNamedType,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { ErrorCode } from '#domain/apiKeys/errorCodes.ts';
import type { FieldError } from '#domain/inputs/fieldErrors.ts';
import { MOST_FIELDS, Refusal } from '#server/core/errors.ts';
import { pathOfArgument, pathOfVariable } from './textLimits.ts';

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

/** "lines.0.unitCents" within `input`; below another argument, the path begins with its name: "filter.updatedSince". */
function pathOf(parents: readonly Parent[], keys: readonly (string | number)[]): string {
  const names: string[] = [];
  parents.forEach((parent, depth) => {
    const owner = parents[depth - 1];
    if (!parent) return;
    if ('kind' in parent) {
      if (parent.kind === Kind.ARGUMENT) names.push(pathOfArgument(parent.name.value));
      if (parent.kind === Kind.VARIABLE_DEFINITION) names.push(pathOfDefault(parents, parent.variable.name.value));
      if (parent.kind === Kind.OBJECT_FIELD) names.push(parent.name.value);
    } else if (owner && 'kind' in owner && owner.kind === Kind.LIST) names.push(String(keys[depth]));
  });
  return names.filter((name) => name !== '').join('.');
}

/** The path of the field that a variable with a default value is used for. */
function pathOfDefault(parents: readonly Parent[], variable: string): string {
  const operation = parents.find((parent) => parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION);
  return pathOfVariable(operation as OperationDefinitionNode, variable) ?? variable;
}
