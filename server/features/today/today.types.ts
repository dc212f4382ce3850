import { Field, Int, ObjectType } from 'type-graphql';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import { CentsScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({
  description: "Today's figures: those of the whole business, or of the viewer's own rows.",
  simpleResolvers: true,
})
export class Today {
  @NeedsScope('reports.read')
  @Field(() => CentsScalar, {
    nullable: true,
    description: 'The balance of all sent invoices, in cents. Null for roles that see no revenue.',
  })
  owedCents!: number | null;

  @NeedsScope('reports.read')
  @Field(() => CentsScalar, {
    nullable: true,
    description: 'The part of it that is overdue, in cents. Null for roles that see no revenue.',
  })
  overdueCents!: number | null;

  @Field(() => Int, { description: 'Number of overdue invoices.' })
  overdueCount!: number;

  @Field(() => Int, { description: 'Number of sent invoices with a balance.' })
  openCount!: number;

  @NeedsScope('quotes.read')
  @Field(() => Int, {
    description: 'Number of sent quotes that the customer has not answered and that have not expired.',
  })
  quotesWaitingCount!: number;

  @NeedsScope('reports.read')
  @Field(() => CentsScalar, {
    nullable: true,
    description: 'The total of these quotes, in cents. Null for roles that see no revenue.',
  })
  quotesWaitingCents!: number | null;

  @NeedsScope('reports.read')
  @Field(() => CentsScalar, {
    nullable: true,
    description:
      "Cents received since the start of the month in the business's time zone, less refunds. Null for roles that see no revenue.",
  })
  paidThisMonthCents!: number | null;

  @NeedsScope('customers.read')
  @Field(() => Boolean, { description: 'Whether a customer exists.' })
  hasCustomers!: boolean;

  @NeedsScope('quotes.read')
  @Field(() => Boolean, { description: 'Whether a quote exists.' })
  hasQuotes!: boolean;

  @NeedsScope('quotes.read')
  @Field(() => Boolean, { description: 'Whether a quote was ever sent.' })
  hasSentQuote!: boolean;

  @Field(() => Boolean, { description: 'Whether an invoice exists.' })
  hasInvoices!: boolean;

  @NeedsScope('payments.read')
  @Field(() => Boolean, { description: 'Whether a payment was ever received.' })
  hasPayments!: boolean;
}
