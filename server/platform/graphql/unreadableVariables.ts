import {
  coerceInputValue,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import type { FieldError } from '#domain/inputs/fieldErrors.ts';
import { MOST_FIELDS, Refusal } from '#server/core/errors.ts';
import { pathOfVariable } from './textLimits.ts';

/**
 * Returns the refusal for variables that cannot be read, with the path of each field as domain/inputs reports it:
 * "receivedAt", "lines.0.unitCents". The message is a custom scalar's, such as for February 30, or `message`, which is
 * graphql-js' and names the variable. Undefined if every variable can be read.
 */
export function unreadableVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Record<string, unknown>,
  message: string,
): Refusal | undefined {
  const fields: FieldError[] = [];
  const enough = new Error('enough fields');
  const codes = new Set<unknown>();
  const note = (variable: string, below: readonly (string | number)[], error: FieldProblem) => {
    codes.add(error.extensions?.code);
    const start = pathOfVariable(operation, variable) ?? variable;
    const path = [start, ...below].filter((part) => part !== '').join('.') || variable;
    if (fields.push({ path, message: error.message, code: 'INVALID_VALUE' }) >= MOST_FIELDS) throw enough;
  };
  try {
    for (const { variable, type, defaultValue } of operation.variableDefinitions ?? []) {
      const name = variable.name.value;
      const inputType = typeFromAST(schema, type);
      if (!isInputType(inputType)) continue;
      if (given[name] !== undefined)
        coerceInputValue(given[name], inputType, (path, _value, error) => note(name, path, error));
      else if (isNonNullType(inputType) && !defaultValue) note(name, [], { message: 'Enter a value' });
    }
  } catch (error) {
    if (error !== enough) throw error;
  }
  const [first] = fields;
  if (!first) return undefined;
  if (codes.has(undefined)) return new Refusal('BAD_USER_INPUT', message, { fields });
  const code = codes.has('BAD_USER_INPUT') ? 'BAD_USER_INPUT' : 'VALIDATION_FAILED';
  return new Refusal(code, first.message, { fields });
}

interface FieldProblem {
  message: string;
  extensions?: Record<string, unknown>;
}
