import { Field, Int, ObjectType } from 'type-graphql';
import { CentsScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({ description: "The business's figures of the day.", simpleResolvers: true })
export class Today {
  @Field(() => CentsScalar, { description: 'The balance of all sent invoices.' })
  owedCents!: number;

  @Field(() => CentsScalar, { description: 'The part of it that is overdue.' })
  overdueCents!: number;

  @Field(() => Int, { description: 'How many invoices are overdue.' })
  overdueCount!: number;

  @Field(() => Int, { description: 'How many sent invoices have a balance.' })
  openCount!: number;

  @Field(() => Int, { description: 'How many quotes wait for an answer.' })
  quotesWaitingCount!: number;

  @Field(() => CentsScalar, { description: 'What they come to.' })
  quotesWaitingCents!: number;

  @Field(() => CentsScalar, {
    description: "Received since the month began in the business's time zone, less refunds.",
  })
  paidThisMonthCents!: number;

  @Field(() => Boolean, { description: 'Whether there is any customer.' })
  hasCustomers!: boolean;

  @Field(() => Boolean, { description: 'Whether there is any quote.' })
  hasQuotes!: boolean;

  @Field(() => Boolean, { description: 'Whether any quote was ever sent.' })
  hasSentQuote!: boolean;

  @Field(() => Boolean, { description: 'Whether there is any invoice.' })
  hasInvoices!: boolean;

  @Field(() => Boolean, { description: 'Whether any money was ever received.' })
  hasPayments!: boolean;
}
