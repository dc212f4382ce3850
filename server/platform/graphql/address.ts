import { Field, Float, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A postal address. Every part may be null.', simpleResolvers: true })
export class Address {
  @Field(() => String, { nullable: true, description: 'Street and number.' })
  line1!: string | null;

  @Field(() => String, { nullable: true, description: 'Suite, unit, floor.' })
  line2!: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'State; a two-letter code in the United States.' })
  state!: string | null;

  @Field(() => String, { nullable: true, description: 'ZIP code: 5 or 5+4 digits in the United States.' })
  postalCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Two-letter country code; US if none was given.' })
  country!: string | null;

  @Field(() => Float, { nullable: true, description: 'Degrees north, −90 to 90.' })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east, −180 to 180.' })
  longitude!: number | null;
}

@InputType({
  description:
    'A postal address; every part is optional. In an update omitted parts stay unchanged and null clears a part, but omitted coordinates are cleared when another part changes, because they belong to the old address. In `travel` the whole address is replaced.',
})
export class AddressInput {
  @Field(() => String, { nullable: true, description: 'Street and number.' })
  line1?: string | null;

  @Field(() => String, { nullable: true, description: 'Suite, unit, floor.' })
  line2?: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'Two-letter code or name of the state.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'ZIP code: 5 or 5+4 digits in the United States.' })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Two-letter country code; US by default.' })
  country?: string | null;

  @Field(() => Float, { nullable: true, description: 'Degrees north, −90 to 90; requires longitude.' })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east, −180 to 180; requires latitude.' })
  longitude?: number | null;
}
