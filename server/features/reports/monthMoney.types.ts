import { Field, Int, ObjectType } from 'type-graphql';
import type { CalendarMonth } from '#domain/months.ts';
import type { PaymentMethod } from '#domain/states/payment.ts';
import { PaymentMethodEnum } from '#server/features/payments/index.ts';
import { CentsScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({ description: 'What came in one way.', simpleResolvers: true })
export class MethodMoney {
  @Field(() => PaymentMethodEnum, { description: 'How it was paid.' })
  method!: PaymentMethod;

  @Field(() => Int, { description: 'How many payments.' })
  count!: number;

  @Field(() => CentsScalar, { description: 'What they come to.' })
  receivedCents!: number;
}

@ObjectType({
  description:
    "The payments that were received in a calendar month of the business's time zone, and what is left of them today.",
  simpleResolvers: true,
})
export class MonthMoney {
  @Field(() => String, { description: 'The month, YYYY-MM.' })
  month!: CalendarMonth;

  @Field(() => [MethodMoney], { description: 'What came in each way, the most first.' })
  methods!: MethodMoney[];

  @Field(() => CentsScalar, { description: 'All of it, tips included; without what is disputed.' })
  receivedCents!: number;

  @Field(() => CentsScalar, { description: 'Of it, what was given back since.' })
  refundedCents!: number;

  @Field(() => CentsScalar, { description: 'What the processor keeps of these payments.' })
  feesCents!: number;

  @Field(() => CentsScalar, { description: 'Received, less what was given back and the fees.' })
  netCents!: number;

  @Field(() => CentsScalar, { description: 'What banks hold or took back because its payers dispute it.' })
  disputedCents!: number;

  @Field(() => CentsScalar, { description: 'Of what is left: tips.' })
  tipCents!: number;

  @Field(() => CentsScalar, {
    description: 'Of what is left: government fees, which are passed on and are no revenue; by the share that is paid.',
  })
  passThroughCents!: number;

  @Field(() => CentsScalar, { description: "What reached the business's bank in the month, whenever it was received." })
  paidOutCents!: number;
}
