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

interface Temper {
  /** How many of a hundred values are hostile, and of the kind that the schema asks for. */
  hostile: number;
  /** How many are of another kind: GraphQL refuses the whole request. */
  misfit: number;
}

/** One value that is wrong has all of them refused at the door: most must be right to get far. */
const TEMPERS: { weight: number; temper: Temper }[] = [
  { weight: 3, temper: { hostile: 4, misfit: 0 } },
  { weight: 3, temper: { hostile: 20, misfit: 0 } },
  { weight: 1, temper: { hostile: 60, misfit: 0 } },
  { weight: 2, temper: { hostile: 20, misfit: 10 } },
];

/** What may be sent to an operation, from nearly right to hopeless. */
export function variablesFor(operation: RootOperation, pool: Pool): fc.Arbitrary<Record<string, unknown>> {
  const tempers = TEMPERS.map(({ weight, temper }) => ({
    weight,
    arbitrary: new Inputs(operation, pool, temper).variables(),
  }));
  return fc.oneof(...tempers);
}

class Inputs {
  constructor(
    private readonly operation: RootOperation,
    private readonly pool: Pool,
    private readonly temper: Temper,
  ) {}

  variables(): fc.Arbitrary<Record<string, unknown>> {
    return this.object(argumentSlots(this.operation));
  }

  private object(slots: InputSlot[]): fc.Arbitrary<Record<string, unknown>> {
    const fields = Object.fromEntries(slots.map((slot) => [slot.name, this.value(slot)]));
    const complete = fc.record(fields, { requiredKeys: slots.filter(isRequired).map(({ name }) => name) });
    return this.fitting(complete, fc.record(fields, { requiredKeys: [] }));
  }

  private value(slot: InputSlot): fc.Arbitrary<unknown> {
    const { type, isList } = unwrapped(slot.type);
    const one = isInputObjectType(type) ? this.object(slotsWithin(slot)) : this.leaf(slot, type);
    const asked = isList ? this.list(one) : one;
    const perhaps = isRequired(slot) ? asked : this.mostly(asked, fc.constant(null));
    return this.fitting(perhaps, fc.oneof(anything, fc.constant(null), hostileOf('any')));
  }

  private list(one: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
    const long = fc.tuple(one, fc.constantFrom(21, 101)).map(([value, length]) => Array(length).fill(value));
    return this.mostly(fc.array(one, { minLength: 1, maxLength: 3 }), fc.oneof(fc.constant([]), long, one));
  }

  private leaf(slot: InputSlot, type: GraphQLInputType): fc.Arbitrary<unknown> {
    const { name } = getNamedType(type);
    const meant = this.pool.meant(this.operation, slot.path);
    if (meant !== undefined || name === 'ID') return this.reference(meant);
    if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
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
    return oftenElse(good, bad, this.temper.hostile);
  }

  private fitting<A, B>(good: fc.Arbitrary<A>, bad: fc.Arbitrary<B>): fc.Arbitrary<A | B> {
    return oftenElse(good, bad, this.temper.misfit);
  }
}

const oftenElse = <A, B>(good: fc.Arbitrary<A>, bad: fc.Arbitrary<B>, percent: number): fc.Arbitrary<A | B> =>
  fc.oneof({ weight: 100 - percent, arbitrary: good }, { weight: percent, arbitrary: bad });

function hostileOf(typeName: string): fc.Arbitrary<unknown> {
  switch (typeName) {
    case 'String':
      return hostileText;
    case 'Int':
      return hostileNumber.filter(isInt32);
    case 'Cents':
      return hostileNumber.filter(Number.isSafeInteger);
    case 'Float':
      return hostileNumber.filter(Number.isFinite);
    case 'Boolean':
      return fc.boolean();
    case 'Date':
      return hostileDate;
    case 'DateTime':
      return hostileInstant;
    case 'JSONObject':
      return hostileObject;
    default:
      return fc.oneof(hostileNumber, hostileText, hostileDate, hostileInstant);
  }
}

const isInt32 = (value: unknown): boolean =>
  Number.isInteger(value) && Math.trunc(value as number) === ((value as number) | 0);
