import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import type { LineType } from '#domain/totals.ts';
import { LineTypeEnum } from '#server/features/services/index.ts';
import { CentsScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({ description: 'A line of a quote or an invoice.', simpleResolvers: true })
export class Line {
  @Field(() => ID, { description: 'A UUID; globally unique.' })
  id!: string;

  @Field(() => LineTypeEnum, { description: 'The type, which determines discount, tax and reports.' })
  type!: LineType;

  @Field(() => String, { description: 'Its description; null where there is none.' })
  description!: string;

  @Field(() => Float, { description: 'The quantity, up to three decimals.' })
  quantity!: number;

  @Field(() => CentsScalar, { description: 'Price per unit in cents.' })
  unitCents!: number;

  @Field(() => Boolean, { description: 'Whether it is taxed.' })
  taxable!: boolean;

  @Field(() => Boolean, { description: 'Quotes only: whether the customer may leave it out.' })
  optional!: boolean;

  @Field(() => Boolean, { description: 'Whether it counts; false only for an optional line that is not selected.' })
  selected!: boolean;

  @Field(() => CentsScalar, { description: 'Quantity times price in cents, before discount and tax.' })
  totalCents!: number;

  @Field(() => String, {
    nullable: true,
    description: "Why a notarial act is above its state's maximum; null where not needed. Never shown to customers.",
  })
  capReason!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The price list service it was created from; null where it was typed.',
  })
  serviceId!: string | null;
}

@InputType({
  description:
    'A line of a quote or an invoice. The server calculates its total. In an update the lines replace all lines: an omitted field takes its default, not the value of an earlier line.',
})
export class LineInput {
  @Field(() => LineTypeEnum, { description: 'The type of the line.' })
  type!: LineType;

  @Field(() => String, { description: 'At most 500 characters.' })
  description!: string;

  @Field(() => Float, { description: 'More than 0, up to three decimals.' })
  quantity!: number;

  @Field(() => CentsScalar, { description: 'Price per unit in cents, 0 or more.' })
  unitCents!: number;

  @Field(() => Boolean, { nullable: true, description: 'False by default, and always for GOVERNMENT.' })
  taxable?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Quotes only; false by default.' })
  optional?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether an optional line is selected; true by default.',
  })
  selected?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Required to send a notarial act above its cap.' })
  capReason?: string | null;

  @Field(() => ID, { nullable: true, description: 'The price list service it is created from.' })
  serviceId?: string | null;
}
