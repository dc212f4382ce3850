import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TRAVEL_METHODS, type TravelMethod } from '#domain/travel.ts';
import { Address, AddressInput } from '#server/platform/graphql/address.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { CentsScalar } from '#server/platform/graphql/scalars.ts';

const TravelMethodEnum = enumOf(TRAVEL_METHODS);
registerEnumType(TravelMethodEnum, {
  name: 'TravelMethod',
  description: 'Where a distance comes from.',
  valuesConfig: {
    ROUTED: { description: 'A routing service, over real roads.' },
    ESTIMATED: { description: 'The great circle, made longer by what roads usually wind.' },
    MANUAL: { description: "The professional's own figure." },
  },
});

@ObjectType({ description: 'A way to the customer and what it costs.', simpleResolvers: true })
export class TravelEstimate {
  @Field(() => Float, { description: 'One way, in miles.' })
  miles!: number;

  @Field(() => Int, { description: 'One way, by car.' })
  minutes!: number;

  @Field(() => CentsScalar, { description: 'What the customer is charged.' })
  feeCents!: number;

  @Field(() => TravelMethodEnum, { description: 'Where the distance comes from.' })
  method!: TravelMethod;

  @Field(() => String, { description: 'How the fee came about, in one sentence that a customer may read.' })
  explanation!: string;
}

@ObjectType({ description: 'What a travel fee was worked out from: enough to change it.', simpleResolvers: true })
export class TravelSettings {
  @Field(() => Address, { description: 'Where travel starts.' })
  origin!: Address;

  @Field(() => Address, { description: 'Where it leads.' })
  destination!: Address;

  @Field(() => Boolean, { description: 'Whether the way back is charged too.' })
  roundTrip!: boolean;

  @Field(() => Float, { description: 'Miles of the trip that are not charged.' })
  freeMiles!: number;

  @Field(() => Float, { description: 'Cents for each charged mile; may be fractional (72.5).' })
  centsPerMile!: number;

  @Field(() => CentsScalar, { description: 'The least that the miles cost.' })
  minimumCents!: number;

  @Field(() => CentsScalar, { description: 'Tolls and parking, on top.' })
  tollsCents!: number;
}

@InputType({
  description:
    'From where to where, and at what rates; rates left out are those of the business. A place is found by its coordinates, else by its ZIP code, else by its city and state. In `updateQuote` it replaces the travel of the quote as a whole: rates left out do not keep their earlier values.',
})
export class TravelInput {
  @Field(() => AddressInput, { description: 'Where travel starts.' })
  origin!: AddressInput;

  @Field(() => AddressInput, { description: 'Where it leads.' })
  destination!: AddressInput;

  @Field(() => Boolean, { nullable: true, description: 'Whether the way back is charged too.' })
  roundTrip?: boolean | null;

  @Field(() => Float, { nullable: true, description: 'Miles of the trip that are not charged.' })
  freeMiles?: number | null;

  @Field(() => Float, { nullable: true, description: 'Cents for each charged mile; fractions allowed (72.5).' })
  centsPerMile?: number | null;

  @Field(() => CentsScalar, { nullable: true, description: 'The least that the miles cost.' })
  minimumCents?: number | null;

  @Field(() => CentsScalar, { nullable: true, description: 'Tolls and parking, on top. 0 where left out.' })
  tollsCents?: number | null;
}
