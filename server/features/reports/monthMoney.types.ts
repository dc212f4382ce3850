import { Field, Int, ObjectType } from 'type-graphql';
import type { CalendarMonth } from '#domain/months.ts';
import type { PaymentMethod } from '#domain/states/payment.ts';
import { PaymentMethodEnum } from '#server/features/payments/index.ts';
import { CentsScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({ description: 'Payments of one method.', simpleResolvers: true })
export class MethodMoney {
  @Field(() => PaymentMethodEnum, { description: 'The payment method.' })
  method!: PaymentMethod;

  @Field(() => Int, { description: 'Number of payments.' })
  count!: number;

  @Field(() => CentsScalar, { description: 'Their sum in cents.' })
  receivedCents!: number;
}

@ObjectType({
  description:
    "Payments received in a calendar month of the business's time zone, with their refunds and fees to date.",
  simpleResolvers: true,
})
export class MonthMoney {
  @Field(() => String, { description: 'The month, YYYY-MM.' })
  month!: CalendarMonth;

  @Field(() => [MethodMoney], { description: 'Payments by method, the largest sum first.' })
  methods!: MethodMoney[];

  @Field(() => CentsScalar, {
    description: 'Sum of the payments in cents, including tips, excluding disputed payments.',
  })
  receivedCents!: number;

  @Field(() => CentsScalar, { description: 'Cents refunded from these payments to date.' })
  refundedCents!: number;

  @Field(() => CentsScalar, { description: "Stripe's fees for these payments, in cents." })
  feesCents!: number;

  @Field(() => CentsScalar, { description: 'receivedCents less refundedCents and feesCents.' })
  netCents!: number;

  @Field(() => CentsScalar, {
    description: 'Cents that banks withhold or have taken back because payers dispute these payments.',
  })
  disputedCents!: number;

  @Field(() => CentsScalar, { description: 'Tips in cents, net of refunds.' })
  tipCents!: number;

  @Field(() => CentsScalar, {
    description:
      'Government fees in cents, which are passed on and are not revenue: the paid share of each invoice, net of refunds.',
  })
  passThroughCents!: number;

  @Field(() => CentsScalar, {
    description: "Cents that arrived in the business's bank account in the month, whenever they were received.",
  })
  paidOutCents!: number;
}
