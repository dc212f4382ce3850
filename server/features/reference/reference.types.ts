import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import {
  CERTAINTIES,
  type Certainty,
  FEE_CAP_UNITS,
  type FeeCapUnit,
  NOTARIAL_MODES,
  type NotarialMode,
} from '#domain/fees/caps.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { CentsScalar, DateScalar } from '#server/platform/graphql/scalars.ts';

const NotarialModeEnum = enumOf(NOTARIAL_MODES);
registerEnumType(NotarialModeEnum, {
  name: 'NotarialMode',
  description: 'How a notarial act is performed.',
  valuesConfig: {
    IN_PERSON: { description: 'On paper, in person.' },
    ELECTRONIC: { description: 'Electronically, in person.' },
    REMOTE: { description: 'Online, with the signer elsewhere.' },
  },
});

const FeeCapUnitEnum = enumOf(FEE_CAP_UNITS);
registerEnumType(FeeCapUnitEnum, {
  name: 'FeeCapUnit',
  description: 'The unit that a fee cap applies to.',
  valuesConfig: {
    ACT: { description: 'Each act.' },
    SIGNATURE: { description: 'Each signature.' },
    DOCUMENT: { description: 'Each document.' },
  },
});

const CertaintyEnum = enumOf(CERTAINTIES);
registerEnumType(CertaintyEnum, {
  name: 'Certainty',
  description: 'How reliable a figure is.',
  valuesConfig: {
    STATUTE: { description: 'From a statute or an official page.' },
    COMMON_KNOWLEDGE: { description: 'Common knowledge of the trade, without an official source.' },
    TO_BE_CHECKED: { description: 'Reported; not verified.' },
  },
});

@ObjectType({ description: 'The maximum fee that a state lets a notary charge.', simpleResolvers: true })
export class NotarialFeeCap {
  @Field(() => String, { description: 'Two-letter code.' })
  state!: string;

  @Field(() => String, { description: 'The act by name, or "any".' })
  act!: string;

  @Field(() => NotarialModeEnum, { description: 'How the act is performed.' })
  mode!: NotarialMode;

  @Field(() => CentsScalar, {
    nullable: true,
    description: 'Maximum for the first unit; null where the state sets no cap.',
  })
  firstCents!: number | null;

  @Field(() => CentsScalar, {
    nullable: true,
    description: 'Maximum for each further unit; null where it equals the first.',
  })
  additionalCents!: number | null;

  @Field(() => FeeCapUnitEnum, { description: 'The unit that the cap applies to.' })
  unit!: FeeCapUnit;

  @Field(() => DateScalar, { nullable: true, description: 'The first day in force; null where it is not recorded.' })
  validFrom!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day in force; null while in force.' })
  validTo!: string | null;

  @Field(() => String, { description: 'The source of the figure.' })
  source!: string;

  @Field(() => CertaintyEnum, { description: 'How reliable it is.' })
  certainty!: Certainty;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'When it was last compared with its source; null where no review is recorded.',
  })
  reviewedAt!: string | null;
}

@ObjectType({ description: 'A rule of a state about travel fees.', simpleResolvers: true })
export class TravelRule {
  @Field(() => String, { description: 'Two-letter code.' })
  state!: string;

  @Field(() => String, { description: 'The rule in one sentence.' })
  rule!: string;

  @Field(() => String, { description: 'The source of the rule.' })
  source!: string;

  @Field(() => CertaintyEnum, { description: 'How reliable it is.' })
  certainty!: Certainty;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'When it was last compared with its source; null where no review is recorded.',
  })
  reviewedAt!: string | null;
}

@ObjectType({ description: "The IRS's standard business mileage rate of a period.", simpleResolvers: true })
export class MileageRate {
  @Field(() => DateScalar, { description: 'The first day in force.' })
  validFrom!: string;

  @Field(() => DateScalar, { nullable: true, description: 'The last day in force; null while in force.' })
  validTo!: string | null;

  @Field(() => Float, { description: 'Cents per mile; may be fractional (72.5).' })
  centsPerMile!: number;

  @Field(() => String, { description: 'The source of the figure.' })
  source!: string;

  @Field(() => CertaintyEnum, { description: 'How reliable it is.' })
  certainty!: Certainty;
}

@ObjectType({ description: 'The place of a ZIP code.', simpleResolvers: true })
export class PostalCode {
  @Field(() => String, { description: 'Five digits.' })
  code!: string;

  @Field(() => String, { description: 'Name of the city.' })
  city!: string;

  @Field(() => String, { description: 'Two-letter code.' })
  state!: string;

  @Field(() => Float, {
    nullable: true,
    description: "Latitude of the area's center, in degrees. Null for codes without an area, such as military ones.",
  })
  latitude!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Longitude of the same point, in degrees; null together with latitude.',
  })
  longitude!: number | null;
}
