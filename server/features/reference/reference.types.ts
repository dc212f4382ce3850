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
  description: 'How a notarial act is done.',
  valuesConfig: {
    IN_PERSON: { description: 'On paper, in person.' },
    ELECTRONIC: { description: 'Electronically, in person.' },
    REMOTE: { description: 'Online, with the signer elsewhere.' },
  },
});

const FeeCapUnitEnum = enumOf(FEE_CAP_UNITS);
registerEnumType(FeeCapUnitEnum, {
  name: 'FeeCapUnit',
  description: 'What a fee cap counts.',
  valuesConfig: {
    ACT: { description: 'Each act.' },
    SIGNATURE: { description: 'Each signature.' },
    DOCUMENT: { description: 'Each document.' },
  },
});

const CertaintyEnum = enumOf(CERTAINTIES);
registerEnumType(CertaintyEnum, {
  name: 'Certainty',
  description: 'How well a figure is founded.',
  valuesConfig: {
    STATUTE: { description: 'In a statute or on an official page.' },
    COMMON_KNOWLEDGE: { description: 'Common knowledge of the trade.' },
    TO_BE_CHECKED: { description: 'Reported; to be checked before anybody relies on it.' },
  },
});

@ObjectType({ description: 'The most that a state lets a notary charge.', simpleResolvers: true })
export class NotarialFeeCap {
  @Field(() => String, { description: 'Two letters.' })
  state!: string;

  @Field(() => String, { description: 'Which acts it is for: "any", or one act by name.' })
  act!: string;

  @Field(() => NotarialModeEnum, { description: 'How the act is done.' })
  mode!: NotarialMode;

  @Field(() => CentsScalar, { nullable: true, description: 'For the first unit; null where the state sets no cap.' })
  firstCents!: number | null;

  @Field(() => CentsScalar, { nullable: true, description: 'For each further unit; null where it is the same.' })
  additionalCents!: number | null;

  @Field(() => FeeCapUnitEnum, { description: 'What it counts.' })
  unit!: FeeCapUnit;

  @Field(() => DateScalar, { nullable: true, description: 'The first day; null where it is not recorded.' })
  validFrom!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day; null while in force.' })
  validTo!: string | null;

  @Field(() => String, { description: 'Where the figure comes from.' })
  source!: string;

  @Field(() => CertaintyEnum, { description: 'How well it is founded.' })
  certainty!: Certainty;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'When somebody last held it against its source; null where no review is on record.',
  })
  reviewedAt!: string | null;
}

@ObjectType({ description: 'What a state says about charging for travel.', simpleResolvers: true })
export class TravelRule {
  @Field(() => String, { description: 'Two letters.' })
  state!: string;

  @Field(() => String, { description: 'One sentence for a person.' })
  rule!: string;

  @Field(() => String, { description: 'Where it comes from.' })
  source!: string;

  @Field(() => CertaintyEnum, { description: 'How well it is founded.' })
  certainty!: Certainty;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'When somebody last held it against its source; null where no review is on record.',
  })
  reviewedAt!: string | null;
}

@ObjectType({ description: "The IRS's standard business rate for a span of days.", simpleResolvers: true })
export class MileageRate {
  @Field(() => DateScalar, { description: 'The first day.' })
  validFrom!: string;

  @Field(() => DateScalar, { nullable: true, description: 'The last day; null while in force.' })
  validTo!: string | null;

  @Field(() => Float, { description: 'Cents for each mile; may be fractional (72.5).' })
  centsPerMile!: number;

  @Field(() => String, { description: 'Where the figure comes from.' })
  source!: string;

  @Field(() => CertaintyEnum, { description: 'How well it is founded.' })
  certainty!: Certainty;
}

@ObjectType({ description: 'What a ZIP code stands for.', simpleResolvers: true })
export class PostalCode {
  @Field(() => String, { description: 'Five digits.' })
  code!: string;

  @Field(() => String, { description: 'The city.' })
  city!: string;

  @Field(() => String, { description: 'Two letters.' })
  state!: string;

  @Field(() => Float, {
    nullable: true,
    description: "Degrees; the middle of the code's area. Null for codes without one, such as military ones.",
  })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees; null together with latitude.' })
  longitude!: number | null;
}
