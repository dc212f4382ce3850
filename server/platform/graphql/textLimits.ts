import { type ArgumentNode, Kind, type OperationDefinitionNode, type ValueNode } from 'graphql';
import { REQUEST_LIMITS } from '#domain/apiKeys/requestLimits.ts';
import type { FieldError } from '#domain/inputs/fieldErrors.ts';
import { invalidInput, type Refusal } from '#server/core/errors.ts';

const { text: LONGEST_TEXT, id: LONGEST_ID, token: LONGEST_TOKEN, search: LONGEST_SEARCH } = REQUEST_LIMITS;

/** Limits of specific arguments and input fields by name. Ids have LONGEST_ID, all others LONGEST_TEXT. */
const LIMITS = new Map<string, number>([
  ['token', LONGEST_TOKEN],
  ['refreshToken', LONGEST_TOKEN],
  ['idempotencyKey', LONGEST_ID],
  ['slug', LONGEST_ID],
  ['category', LONGEST_ID],
  ['tag', LONGEST_ID],
  ['code', LONGEST_ID],
  ['after', REQUEST_LIMITS.cursor],
  ['search', LONGEST_SEARCH],
  ['query', LONGEST_SEARCH],
  // Pictures are limited by the request's size here and by domain/inputs.
  ['dataUrl', Number.POSITIVE_INFINITY],
  ['signatureImage', Number.POSITIVE_INFINITY],
]);

/** JSON objects defined by another standard (WebAuthn): all texts within share one limit. */
const OPAQUE = new Set(['response', 'passkey']);

/** Maximum depth that is checked. No input type is as deep; coercion refuses deeper values. */
const MOST_LEVELS = 12;

const limitOf = (name: string): number =>
  LIMITS.get(name) ?? (name === 'id' || /[a-z]Ids?$/.test(name) ? LONGEST_ID : LONGEST_TEXT);

/** The argument or input field that a variable is used for. */
interface Use {
  name: string;
  /** Where it is, as `extensions.fields` reports it: "filter.search". */
  path: string;
}

/** Where the texts of an operation are used, collected during validation. */
export interface TextUses {
  /** By variable; the use with the strictest limit if there are several. */
  variables: Map<string, Use>;
  /** Texts in the document that are too long. */
  tooLong: FieldError[];
}

export const noTextUses = (): TextUses => ({ variables: new Map(), tooLong: [] });

/** By operation of the cached documents. */
const usesOf = new WeakMap<OperationDefinitionNode, TextUses['variables']>();

export function noteArguments(args: readonly ArgumentNode[], uses: TextUses): void {
  for (const { name, value } of args) noteValue(name.value, value, uses, pathOfArgument(name.value));
}

function noteValue(name: string, node: ValueNode, uses: TextUses, path: string): void {
  if (node.kind === Kind.STRING) {
    const problem = problemWith(name, path, node.value);
    if (problem) uses.tooLong.push(problem);
  } else if (node.kind === Kind.VARIABLE) {
    const known = uses.variables.get(node.name.value);
    if (known === undefined || limitOf(name) < limitOf(known.name)) uses.variables.set(node.name.value, { name, path });
  } else if (node.kind === Kind.LIST) {
    for (const [at, value] of node.values.entries()) noteValue(name, value, uses, pathBelow(path, String(at)));
  } else if (node.kind === Kind.OBJECT) {
    for (const field of node.fields) noteValue(field.name.value, field.value, uses, pathBelow(path, field.name.value));
  }
}

/** Records where an operation uses its variables. Returns a refusal if a text in the document is too long. */
export function refuseLongTexts(operation: OperationDefinitionNode, uses: TextUses): Refusal | undefined {
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    const use = uses.variables.get(variable.name.value);
    if (use && defaultValue) noteValue(use.name, defaultValue, uses, use.path);
  }
  usesOf.set(operation, uses.variables);
  return uses.tooLong.length > 0 ? invalidInput(uses.tooLong) : undefined;
}

/** Returns a refusal if a text in the variables is too long. */
export function refuseLongVariables(
  operation: OperationDefinitionNode,
  variables: Record<string, unknown> | null | undefined,
): Refusal | undefined {
  const problems: FieldError[] = [];
  for (const [variable, { name, path }] of usesOf.get(operation) ?? [])
    collectProblems(name, variables?.[variable], path, 0, problems);
  return problems.length > 0 ? invalidInput(problems) : undefined;
}

function collectProblems(name: string, value: unknown, path: string, level: number, problems: FieldError[]): void {
  if (typeof value === 'string') {
    const problem = problemWith(name, path, value);
    if (problem) problems.push(problem);
  } else if (typeof value === 'object' && value !== null && level < MOST_LEVELS) {
    const isKeptName = Array.isArray(value) || OPAQUE.has(name);
    for (const [key, below] of Object.entries(value))
      collectProblems(isKeptName ? name : key, below, pathBelow(path, key), level + 1, problems);
  }
}

/** Paths within `input` begin below it, as domain/inputs reports them: "lines.0.description". */
export const pathOfArgument = (name: string): string => (name === 'input' ? '' : name);

const pathBelow = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Returns the path of the argument or input field that a variable is used for; undefined for an unused variable. */
export const pathOfVariable = (operation: OperationDefinitionNode, variable: string): string | undefined =>
  usesOf.get(operation)?.get(variable)?.path;

function problemWith(name: string, path: string, text: string): FieldError | undefined {
  const limit = limitOf(name);
  if (text.length <= limit) return undefined;
  return { path, message: `Use at most ${limit.toLocaleString('en-US')} characters`, code: 'TOO_BIG' };
}
