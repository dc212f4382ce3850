import { type ArgumentNode, Kind, type OperationDefinitionNode, type ValueNode } from 'graphql';
import type { FieldError } from '#domain/inputs/fieldErrors.ts';
import { invalidInput, type Refusal } from '#server/core/errors.ts';

/** Maximum length of a text argument: twice the longest field of a form (terms). */
const LONGEST_TEXT = 20_000;
const LONGEST_ID = 255;

/** Limits of specific arguments and input fields by name. Ids have LONGEST_ID, all others LONGEST_TEXT. */
const LIMITS = new Map([
  ['token', 500],
  ['refreshToken', 500],
  ['idempotencyKey', LONGEST_ID],
  ['slug', LONGEST_ID],
  ['category', LONGEST_ID],
  ['tag', LONGEST_ID],
  ['code', LONGEST_ID],
  // A cursor contains its list's sort key, such as a name.
  ['after', 2_000],
  ['search', 1_000],
  ['query', 1_000],
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

/** Where the texts of an operation are used, collected during validation. */
export interface TextUses {
  /** By variable, the name of the argument or input field that it is used for; the strictest if there are several. */
  variables: Map<string, string>;
  /** Texts in the document that are too long. */
  tooLong: FieldError[];
}

export const noTextUses = (): TextUses => ({ variables: new Map(), tooLong: [] });

/** By operation of the cached documents. */
const usesOf = new WeakMap<OperationDefinitionNode, TextUses['variables']>();

export function noteArguments(args: readonly ArgumentNode[], uses: TextUses): void {
  for (const { name, value } of args) noteValue(name.value, value, uses, pathBelow('', name.value));
}

function noteValue(name: string, node: ValueNode, uses: TextUses, path: string): void {
  if (node.kind === Kind.STRING) {
    const problem = problemWith(name, path, node.value);
    if (problem) uses.tooLong.push(problem);
  } else if (node.kind === Kind.VARIABLE) {
    const known = uses.variables.get(node.name.value);
    if (known === undefined || limitOf(name) < limitOf(known)) uses.variables.set(node.name.value, name);
  } else if (node.kind === Kind.LIST) {
    for (const [at, value] of node.values.entries()) noteValue(name, value, uses, pathBelow(path, String(at)));
  } else if (node.kind === Kind.OBJECT) {
    for (const field of node.fields) noteValue(field.name.value, field.value, uses, pathBelow(path, field.name.value));
  }
}

/** Records where an operation uses its variables. Returns a refusal if a text in the document is too long. */
export function refuseLongTexts(operation: OperationDefinitionNode, uses: TextUses): Refusal | undefined {
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    const name = uses.variables.get(variable.name.value);
    if (name !== undefined && defaultValue) noteValue(name, defaultValue, uses, pathBelow('', name));
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
  for (const [variable, name] of usesOf.get(operation) ?? [])
    collectProblems(name, variables?.[variable], pathBelow('', name), 0, problems);
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

/** Paths within `input` have the form that domain/inputs reports: "lines.0.description". */
const pathBelow = (path: string, name: string): string => {
  if (path === '') return name === 'input' ? '' : name;
  return `${path}.${name}`;
};

function problemWith(name: string, path: string, text: string): FieldError | undefined {
  const limit = limitOf(name);
  if (text.length <= limit) return undefined;
  return { path, message: `Use at most ${limit.toLocaleString('en-US')} characters`, code: 'TOO_BIG' };
}
