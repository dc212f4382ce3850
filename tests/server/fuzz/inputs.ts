import fc from 'fast-check';
import { type GraphQLInputType, getNamedType, isEnumType, isInputObjectType } from 'graphql';
import { goodValue } from '#tests/support/schema/goodValues.ts';
import {
  argumentSlots,
  type InputSlot,
  isRequired,
  type RootOperation,
  slotsWithin,
  unwrapped,
} from '#tests/support/schema/rootOperations.ts';
import {
  anything,
  hostileCursor,
  hostileDate,
  hostileInstant,
  hostileNumber,
  hostileObject,
  hostileText,
  malformedId,
} from './hostile.ts';

/** Ids and links that somebody may send. */
export interface Pool {
  /** What the slot of an operation is meant for; undefined where it takes no id and no link. */
  meant(operation: RootOperation, path: string): string | undefined;
  /** All that the asker's business has. */
  own: string[];
  /** What another business has. */
  foreign: string[];
}

/** How many of a hundred values are meant badly. One that is wrong is refused at the door: most must be right to get far. */
const HOSTILITIES = [3, 15, 60] as const;

/** What may be sent to an operation, from nearly right to hopeless. */
export function variablesFor(operation: RootOperation, pool: Pool): fc.Arbitrary<Record<string, unknown>> {
  return fc.oneof(...HOSTILITIES.map((hostility) => new Inputs(operation, pool, hostility).variables()));
}

class Inputs {
  constructor(
    private readonly operation: RootOperation,
    private readonly pool: Pool,
    private readonly hostility: number,
  ) {}

  variables(): fc.Arbitrary<Record<string, unknown>> {
    return this.object(argumentSlots(this.operation));
  }

  private object(slots: InputSlot[]): fc.Arbitrary<Record<string, unknown>> {
    const fields = Object.fromEntries(slots.map((slot) => [slot.name, this.value(slot)]));
    const complete = fc.record(fields, { requiredKeys: slots.filter(isRequired).map(({ name }) => name) });
    return this.mostly(complete, fc.record(fields, { requiredKeys: [] }));
  }

  private value(slot: InputSlot): fc.Arbitrary<unknown> {
    const { type, isList } = unwrapped(slot.type);
    const one = isInputObjectType(type) ? this.object(slotsWithin(slot)) : this.leaf(slot, type);
    const asked = isList ? this.list(one) : one;
    return this.mostly(asked, fc.oneof(anything, fc.constant(null)));
  }

  private list(one: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
    const long = fc.tuple(one, fc.constantFrom(21, 101, 150)).map(([value, length]) => Array(length).fill(value));
    return this.mostly(fc.array(one, { minLength: 1, maxLength: 3 }), fc.oneof(fc.constant([]), long, one));
  }

  private leaf(slot: InputSlot, type: GraphQLInputType): fc.Arbitrary<unknown> {
    const { name } = getNamedType(type);
    const meant = this.pool.meant(this.operation, slot.path);
    if (meant !== undefined || name === 'ID') return this.reference(meant);
    if (isEnumType(type))
      return this.mostly(fc.constantFrom(...type.getValues().map((value) => value.name)), hostileText);
    if (slot.name === 'after') return this.mostly(hostileCursor, hostileText);
    const good = fc.constant(null).map(() => goodValue(slot.declaredAt, slot.name, name));
    return this.mostly(good, hostileOf(name));
  }

  private reference(meant: string | undefined): fc.Arbitrary<unknown> {
    const own = fc.constantFrom(...this.pool.own);
    const right = meant === undefined ? own : fc.oneof({ weight: 4, arbitrary: fc.constant(meant) }, own);
    return this.mostly(right, fc.oneof(fc.constantFrom(...this.pool.foreign), malformedId, hostileText));
  }

  private mostly<A, B>(good: fc.Arbitrary<A>, bad: fc.Arbitrary<B>): fc.Arbitrary<A | B> {
    return fc.oneof({ weight: 100 - this.hostility, arbitrary: good }, { weight: this.hostility, arbitrary: bad });
  }
}

function hostileOf(typeName: string): fc.Arbitrary<unknown> {
  switch (typeName) {
    case 'String':
      return hostileText;
    case 'Int':
    case 'Float':
    case 'Cents':
      return hostileNumber;
    case 'Date':
      return hostileDate;
    case 'DateTime':
      return hostileInstant;
    case 'JSONObject':
      return hostileObject;
    default:
      return anything;
  }
}
