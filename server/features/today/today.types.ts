import { Field, Int, ObjectType } from 'type-graphql';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import { CentsScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({
  description: "The figures of the day: the business's, or those of one's own work.",
  simpleResolvers: true,
})
export class Today {
  @NeedsScope('reports.read')
  @Field(() => CentsScalar, {
    nullable: true,
    description: 'The balance of all sent invoices. Null for roles that see no revenue.',
  })
  owedCents!: number | null;

  @NeedsScope('reports.read')
  @Field(() => CentsScalar, {
    nullable: true,
    description: 'The part of it that is overdue. Null for roles that see no revenue.',
  })
  overdueCents!: number | null;

  @Field(() => Int, { description: 'How many invoices are overdue.' })
  overdueCount!: number;

  @Field(() => Int, { description: 'How many sent invoices have a balance.' })
  openCount!: number;

  @NeedsScope('quotes.read')
  @Field(() => Int, { description: 'How many quotes wait for an answer.' })
  quotesWaitingCount!: number;

  @NeedsScope('reports.read')
  @Field(() => CentsScalar, {
    nullable: true,
    description: 'What they come to. Null for roles that see no revenue.',
  })
  quotesWaitingCents!: number | null;

  @NeedsScope('reports.read')
  @Field(() => CentsScalar, {
    nullable: true,
    description:
      "Received since the month began in the business's time zone, less refunds. Null for roles that see no revenue.",
  })
  paidThisMonthCents!: number | null;

  @NeedsScope('customers.read')
  @Field(() => Boolean, { description: 'Whether there is any customer.' })
  hasCustomers!: boolean;

  @NeedsScope('quotes.read')
  @Field(() => Boolean, { description: 'Whether there is any quote.' })
  hasQuotes!: boolean;

  @NeedsScope('quotes.read')
  @Field(() => Boolean, { description: 'Whether any quote was ever sent.' })
  hasSentQuote!: boolean;

  @Field(() => Boolean, { description: 'Whether there is any invoice.' })
  hasInvoices!: boolean;

  @NeedsScope('payments.read')
  @Field(() => Boolean, { description: 'Whether any money was ever received.' })
  hasPayments!: boolean;
}
