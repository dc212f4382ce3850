import { Field, Int, ObjectType } from 'type-graphql';
import { CentsScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({
  description: "The figures of the day: the business's, or those of one's own work.",
  simpleResolvers: true,
})
export class Today {
  @Field(() => CentsScalar, {
    nullable: true,
    description: 'The balance of all sent invoices. Null for roles that see no revenue.',
  })
  owedCents!: number | null;

  @Field(() => CentsScalar, {
    nullable: true,
    description: 'The part of it that is overdue. Null for roles that see no revenue.',
  })
  overdueCents!: number | null;

  @Field(() => Int, { description: 'How many invoices are overdue.' })
  overdueCount!: number;

  @Field(() => Int, { description: 'How many sent invoices have a balance.' })
  openCount!: number;

  @Field(() => Int, { description: 'How many quotes wait for an answer.' })
  quotesWaitingCount!: number;

  @Field(() => CentsScalar, {
    nullable: true,
    description: 'What they come to. Null for roles that see no revenue.',
  })
  quotesWaitingCents!: number | null;

  @Field(() => CentsScalar, {
    nullable: true,
    description:
      "Received since the month began in the business's time zone, less refunds. Null for roles that see no revenue.",
  })
  paidThisMonthCents!: number | null;

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
