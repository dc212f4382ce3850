import { type GraphQLOutputType, getNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { chosenOf, goodValue } from '#tests/support/schema/goodValues.ts';
import {
  argumentSlots,
  documentOf,
  type InputSlot,
  isRequired,
  type RootOperation,
  slotsWithin,
  unwrapped,
} from '#tests/support/schema/rootOperations.ts';
import type { Thing, Things } from '#tests/support/schema/things.ts';
import type { OwnThing, Row } from './table.ts';

export type AllThings = Things & Record<OwnThing, string>;

export interface GraphQLRequest {
  query: string;
  variables: Record<string, unknown>;
}

/** How deep the answers are looked into: a page, its rows, what hangs on them. */
const LEVELS = 3;

/** What a row says an id is of. */
export const thingAt = ({ ids = {} }: Row, path: string) => ids[path]?.split(' → ')[0] as Thing | OwnThing | undefined;

/** A request that is right in every way: what must be sent, and each id that the row knows of, taken from these things. */
export function requestOf(operation: RootOperation, row: Row, things: AllThings): GraphQLRequest {
  const paths = Object.keys(row.ids ?? {});
  const isSent = (slot: InputSlot) =>
    isRequired(slot) ||
    slot.declaredAt === 'AddressInput.postalCode' ||
    slot.declaredAt in chosenOf ||
    paths.some((path) => path === slot.path || path.startsWith(`${slot.path}.`));
  const objectOf = (slots: InputSlot[]): Record<string, unknown> =>
    Object.fromEntries(slots.filter(isSent).map((slot) => [slot.name, filled(slot)]));
  const filled = (slot: InputSlot): unknown => {
    const { type, isList } = unwrapped(slot.type);
    const one = isInputObjectType(type) ? objectOf(slotsWithin(slot)) : leafOf(slot);
    return isList ? [one] : one;
  };
  const leafOf = (slot: InputSlot): unknown => {
    const thing = thingAt(row, slot.path);
    if (thing) return things[thing];
    const type = getNamedType(slot.type);
    return isEnumType(type)
      ? (chosenOf[slot.declaredAt] ?? type.getValues()[0]!.name)
      : goodValue(slot.declaredAt, slot.name, type.name);
  };
  return { query: documentOf(operation, { levels: LEVELS, first: 2 }), variables: objectOf(argumentSlots(operation)) };
}

/** Every field in an answer, as "Invoice.earnings", with its value. */
export function* fieldsIn(type: GraphQLOutputType, answer: unknown): Generator<[field: string, value: unknown]> {
  const named = getNamedType(type);
  if (!isObjectType(named) || !answer) return;
  for (const row of Array.isArray(answer) ? answer : [answer]) {
    for (const [name, value] of Object.entries(row as object)) {
      yield [`${named.name}.${name}`, value];
      yield* fieldsIn(named.getFields()[name]!.type, value);
    }
  }
}
