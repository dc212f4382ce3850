import { Field, Float, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A postal address; any part may be missing.', simpleResolvers: true })
export class Address {
  @Field(() => String, { nullable: true, description: 'Street and number.' })
  line1!: string | null;

  @Field(() => String, { nullable: true, description: 'Suite, unit, floor.' })
  line2!: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'Two letters in the United States.' })
  state!: string | null;

  @Field(() => String, { nullable: true, description: 'ZIP code: 5 or 5+4 digits in the United States.' })
  postalCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Two letters; US where left out.' })
  country!: string | null;

  @Field(() => Float, { nullable: true, description: 'Degrees, −90 to 90.' })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees, −180 to 180.' })
  longitude!: number | null;
}

@InputType({
  description:
    'A postal address; any part may be left out. In an update the parts left out stay as they are and null clears a part, but coordinates left out are cleared when another part changes, since they belong to the old place. In `travel` the address is replaced as a whole.',
})
export class AddressInput {
  @Field(() => String, { nullable: true, description: 'Street and number.' })
  line1?: string | null;

  @Field(() => String, { nullable: true, description: 'Suite, unit, floor.' })
  line2?: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'Two letters, or the name of a state.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'ZIP code: 5 or 5+4 digits in the United States.' })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Two letters; US where left out.' })
  country?: string | null;

  @Field(() => Float, { nullable: true, description: 'Degrees, −90 to 90; together with longitude.' })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees, −180 to 180; together with latitude.' })
  longitude?: number | null;
}
