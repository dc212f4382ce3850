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
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** One field of Query, Mutation or Subscription. */
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

/** Everything that can be asked of the API. */
export const rootOperations: RootOperation[] = roots.flatMap(([kind, type]) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type!.name}.${field.name}`, kind, field })),
);

/** An argument, or a field of an input object: something that a value is sent for. */
export interface InputSlot {
  /** From the operation's arguments on: "input.lines.serviceId". */
  path: string;
  /** Where it is declared: "LineInput.serviceId", or "Mutation.archiveCustomer.id". */
  declaredAt: string;
  /** Its own name. */
  name: string;
  type: GraphQLInputType;
}

export const argumentSlots = ({ name, field }: RootOperation): InputSlot[] => slotsOf(field.args, '', name);

/** The slots within an input object's; none within any other. */
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

/** Every slot of an operation that takes an id, however deep. */
export function idSlots(operation: RootOperation): string[] {
  const found = (slot: InputSlot): string[] =>
    getNamedType(slot.type).name === 'ID' ? [slot.path] : slotsWithin(slot).flatMap(found);
  return argumentSlots(operation).flatMap(found);
}

/** Fields below the root that take arguments: there are none so far. */
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
  /** How many levels of objects are selected. */
  levels: number;
  /** The size of pages, written into the text; else a variable, as every other argument is. */
  first?: number;
}

/** An operation's text, each argument a variable of its own name. */
export function documentOf({ kind, field }: RootOperation, { levels, first }: Extent): string {
  const args = first === undefined ? field.args : field.args.filter(({ name }) => name !== 'first');
  const variables = args.map(({ name, type }) => `$${name}: ${type}`);
  const passed = args.map(({ name }) => `${name}: $${name}`);
  if (args.length < field.args.length) passed.push(`first: ${first}`);
  return `${kind}${inBrackets(variables)} { ${field.name}${inBrackets(passed)}${selectionOf(field.type, levels)} }`;
}

const inBrackets = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');

/** Every leaf, and every object while there are levels left. Of a page the edges are left out: its nodes are the same. */
function selectionOf(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type);
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

/** A type without its lists and exclamation marks, and whether a list is around it. */
export function unwrapped(type: GraphQLInputType): { type: GraphQLInputType; isList: boolean } {
  const nullable = isNonNullType(type) ? type.ofType : type;
  if (!isListType(nullable)) return { type: nullable, isList: false };
  return { type: isNonNullType(nullable.ofType) ? nullable.ofType.ofType : nullable.ofType, isList: true };
}

/** Fields of whatever is answered, as "Invoice.earnings", whose description says this. */
export const fieldsDescribedAs = (words: RegExp): string[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ description }) => words.test(description ?? ''))
        .map(({ name }) => `${type.name}.${name}`),
    )
    .sort();
