import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import type { LineType } from '#domain/totals.ts';
import { LineTypeEnum } from '#server/features/services/index.ts';
import { CentsScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({ description: 'A line of a quote or an invoice.', simpleResolvers: true })
export class Line {
  @Field(() => ID, { description: 'A UUID; unique among all things.' })
  id!: string;

  @Field(() => LineTypeEnum, { description: 'Decides how it is discounted, taxed and reported.' })
  type!: LineType;

  @Field(() => String, { description: 'What it is for.' })
  description!: string;

  @Field(() => Float, { description: 'Up to three decimals.' })
  quantity!: number;

  @Field(() => CentsScalar, { description: 'The price of one.' })
  unitCents!: number;

  @Field(() => Boolean, { description: 'Whether tax is added.' })
  taxable!: boolean;

  @Field(() => Boolean, { description: 'Quotes only: the customer may leave an optional line out.' })
  optional!: boolean;

  @Field(() => Boolean, { description: 'Whether it counts; false only for an optional line that was left out.' })
  selected!: boolean;

  @Field(() => CentsScalar, { description: 'Quantity times price, before discount and tax.' })
  totalCents!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why a notarial act costs more than its state allows. Never shown to customers.',
  })
  capReason!: string | null;

  @Field(() => ID, { nullable: true, description: 'The entry of the price list that it was taken from.' })
  serviceId!: string | null;
}

@InputType({
  description:
    'A line of a quote or an invoice. Its total is worked out on the server. In an update the lines replace all lines: a field left out takes its default, not the value of an earlier line.',
})
export class LineInput {
  @Field(() => LineTypeEnum, { description: 'What kind of line it is.' })
  type!: LineType;

  @Field(() => String, { description: 'At most 500 characters.' })
  description!: string;

  @Field(() => Float, { description: 'More than 0, up to three decimals.' })
  quantity!: number;

  @Field(() => CentsScalar, { description: 'The price of one, 0 or more.' })
  unitCents!: number;

  @Field(() => Boolean, { nullable: true, description: 'False where left out, and always for GOVERNMENT.' })
  taxable?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Quotes only. False where left out.' })
  optional?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether an optional line counts for now. True where left out.',
  })
  selected?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Needed to send a notarial act above its cap.' })
  capReason?: string | null;

  @Field(() => ID, { nullable: true, description: 'The entry of the price list that it is taken from.' })
  serviceId?: string | null;
}
