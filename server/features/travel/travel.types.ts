import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TRAVEL_METHODS, type TravelMethod } from '#domain/travel.ts';
import { Address, AddressInput } from '#server/platform/graphql/address.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { CentsScalar } from '#server/platform/graphql/scalars.ts';

const TravelMethodEnum = enumOf(TRAVEL_METHODS);
registerEnumType(TravelMethodEnum, {
  name: 'TravelMethod',
  description: 'The source of a distance.',
  valuesConfig: {
    ROUTED: { description: 'From a routing service, over real roads.' },
    ESTIMATED: { description: 'The great-circle distance times an average road factor.' },
    MANUAL: { description: 'Entered by the professional.' },
  },
});

@ObjectType({ description: 'A trip to the customer and its fee.', simpleResolvers: true })
export class TravelEstimate {
  @Field(() => Float, { description: 'One-way distance in miles.' })
  miles!: number;

  @Field(() => Int, { description: 'One-way driving time in minutes.' })
  minutes!: number;

  @Field(() => CentsScalar, { description: 'The amount charged to the customer, in cents.' })
  feeCents!: number;

  @Field(() => TravelMethodEnum, { description: 'The source of the distance.' })
  method!: TravelMethod;

  @Field(() => String, { description: 'The calculation of the fee in one sentence, written for customers.' })
  explanation!: string;
}

@ObjectType({ description: 'The inputs of a travel fee, from which it can be computed again.', simpleResolvers: true })
export class TravelSettings {
  @Field(() => Address, { description: 'Where the trip starts.' })
  origin!: Address;

  @Field(() => Address, { description: 'Where the trip ends.' })
  destination!: Address;

  @Field(() => Boolean, { description: 'Whether the return trip is charged too.' })
  roundTrip!: boolean;

  @Field(() => Float, { description: 'Miles of the trip that are not charged.' })
  freeMiles!: number;

  @Field(() => Float, { description: 'Cents per charged mile; may be fractional (72.5).' })
  centsPerMile!: number;

  @Field(() => CentsScalar, { description: 'Minimum charge for the miles, in cents.' })
  minimumCents!: number;

  @Field(() => CentsScalar, { description: 'Tolls and parking in cents, added to the charge for miles.' })
  tollsCents!: number;
}

@InputType({
  description:
    'A trip and its rates; omitted rates are those of the business. A place is located by its coordinates, else by its ZIP code, else by its city and state. In `updateQuote` it replaces the whole travel of the quote: omitted rates do not keep their earlier values.',
})
export class TravelInput {
  @Field(() => AddressInput, { description: 'Where the trip starts.' })
  origin!: AddressInput;

  @Field(() => AddressInput, { description: 'Where the trip ends.' })
  destination!: AddressInput;

  @Field(() => Boolean, { nullable: true, description: 'Whether the return trip is charged too.' })
  roundTrip?: boolean | null;

  @Field(() => Float, { nullable: true, description: 'Miles of the trip that are not charged.' })
  freeMiles?: number | null;

  @Field(() => Float, { nullable: true, description: 'Cents per charged mile; may be fractional (72.5).' })
  centsPerMile?: number | null;

  @Field(() => CentsScalar, { nullable: true, description: 'Minimum charge for the miles, in cents.' })
  minimumCents?: number | null;

  @Field(() => CentsScalar, {
    nullable: true,
    description: 'Tolls and parking in cents, added to the charge for miles; 0 by default.',
  })
  tollsCents?: number | null;
}
