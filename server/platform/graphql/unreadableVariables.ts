import { coerceInputValue, type GraphQLSchema, isInputType, type OperationDefinitionNode, typeFromAST } from 'graphql';
import type { FieldError } from '#domain/inputs/fieldErrors.ts';
import { MOST_FIELDS, Refusal } from '#server/core/errors.ts';

/**
 * Returns the refusal for variables that a custom scalar cannot parse, such as February 30, with field paths as
 * domain/inputs reports them: "receivedAt", "lines.0.unitCents". Undefined for errors whose graphql-js message is to be
 * sent.
 */
export function unreadableVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Record<string, unknown>,
): Refusal | undefined {
  const fields: FieldError[] = [];
  const codes = new Set<unknown>();
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const inputType = typeFromAST(schema, type);
    if (!isInputType(inputType) || given[name] === undefined) continue;
    coerceInputValue(given[name], inputType, (path, _value, { message, extensions }) => {
      codes.add(extensions.code);
      // The name of a variable that holds an input object is the client's choice: the path begins below it.
      fields.push({ path: path.join('.') || name, message, code: 'INVALID_VALUE' });
    });
  }
  if (codes.size === 0 || codes.has(undefined)) return undefined;
  const code = codes.has('BAD_USER_INPUT') ? 'BAD_USER_INPUT' : 'VALIDATION_FAILED';
  return new Refusal(code, fields[0]!.message, { fields: fields.slice(0, MOST_FIELDS) });
}
