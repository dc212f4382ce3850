import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** A field of Query, Mutation or Subscription. */
export interface RootOperation {
  /** "Mutation.createQuote" */
  name: string;
  kind: 'query' | 'mutation' | 'subscription';
  field: GraphQLField<unknown, unknown>;
}

const roots = [
  ['query', schema.getQueryType()],
  ['mutation', schema.getMutationType()],
  ['subscription', schema.getSubscriptionType()],
] as const;

/** Every operation of the API. */
export const rootOperations: RootOperation[] = roots.flatMap(([kind, type]) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type!.name}.${field.name}`, kind, field })),
);

/** An input slot: an argument, or a field of an input object. */
export interface InputSlot {
  /** The path from the operation's arguments: "input.lines.serviceId". */
  path: string;
  /** Where it is declared: "LineInput.serviceId", or "Mutation.archiveCustomer.id". */
  declaredAt: string;
  /** Its name. */
  name: string;
  type: GraphQLInputType;
}

export const argumentSlots = ({ name, field }: RootOperation): InputSlot[] => slotsOf(field.args, '', name);

/** The slots of an input object; none for other types. */
export function slotsWithin({ path, type }: InputSlot): InputSlot[] {
  const named = getNamedType(type);
  return isInputObjectType(named) ? slotsOf(Object.values(named.getFields()), `${path}.`, named.name) : [];
}

const slotsOf = (
  declared: readonly (GraphQLArgument | GraphQLInputField)[],
  prefix: string,
  owner: string,
): InputSlot[] =>
  declared.map(({ name, type }) => ({ path: prefix + name, declaredAt: `${owner}.${name}`, name, type }));

/** All slots of an operation that take an id, at any depth. */
export function idSlots(operation: RootOperation): string[] {
  const found = (slot: InputSlot): string[] =>
    getNamedType(slot.type).name === 'ID' ? [slot.path] : slotsWithin(slot).flatMap(found);
  return argumentSlots(operation).flatMap(found);
}

/** Fields below the root with arguments. */
export const nestedFieldsWithArguments = (): string[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !type.name.startsWith('__') && !roots.some(([, root]) => root === type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ args }) => args.length > 0)
        .map((field) => `${type.name}.${field.name}`),
    );

export interface Extent {
  /** Depth of the selection. */
  levels: number;
  /** The page size as a literal; a variable if omitted, like other arguments. */
  first?: number;
}

/** Returns an operation's text, with a variable for each argument. */
export function documentOf({ kind, field }: RootOperation, { levels, first }: Extent): string {
  const args = first === undefined ? field.args : field.args.filter(({ name }) => name !== 'first');
  const variables = args.map(({ name, type }) => `$${name}: ${type}`);
  const passed = args.map(({ name }) => `${name}: $${name}`);
  if (args.length < field.args.length) passed.push(`first: ${first}`);
  return `${kind}${inBrackets(variables)} { ${field.name}${inBrackets(passed)}${selectionOf(field.type, levels)} }`;
}

const inBrackets = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');

/** Selects every leaf, and objects down to the given depth. Skips edges, because nodes are the same rows. */
function selectionOf(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type);
  // Fields of the same name may differ in type between the types of an interface.
  if (isInterfaceType(named))
    return ' { __typename id ... on Customer { name balanceCents } ... on Invoice { number } }';
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ name }) => name !== 'edges');
  const chosen = fields.flatMap((field) => {
    if (isLeafType(getNamedType(field.type))) return [field.name];
    const below = levels > 1 ? selectionOf(field.type, levels - 1) : '';
    return below ? [field.name + below] : [];
  });
  return ` { ${chosen.join(' ') || '__typename'} }`;
}

export const isRequired = ({ type }: InputSlot): boolean => isNonNullType(type);

/** Unwraps lists and non-null types, and returns whether it is a list. */
export function unwrapped(type: GraphQLInputType): { type: GraphQLInputType; isList: boolean } {
  const nullable = isNonNullType(type) ? type.ofType : type;
  if (!isListType(nullable)) return { type: nullable, isList: false };
  return { type: isNonNullType(nullable.ofType) ? nullable.ofType.ofType : nullable.ofType, isList: true };
}

/** Output fields, as "Invoice.earnings", whose description matches. */
export const fieldsDescribedAs = (words: RegExp): string[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ description }) => words.test(description ?? ''))
        .map(({ name }) => `${type.name}.${name}`),
    )
    .sort();
