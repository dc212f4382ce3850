import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Customer } from '#server/features/customers/index.ts';
import { Invoice } from '#server/features/invoices/index.ts';
import { Quote } from '#server/features/quotes/index.ts';
import { connectionOf } from '#server/platform/graphql/connection.ts';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateTimeScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({
  implements: Node,
  description: 'An event in the business, such as a quote viewed or an invoice paid.',
  simpleResolvers: true,
})
export class Activity extends Node {
  @Field(() => String, { description: 'Dotted and past tense: quote.accepted, invoice.paid, account.signed_in.' })
  type!: string;

  @Field(() => String, { description: 'The event in one sentence.' })
  summary!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the actor; null for actions of the system and for deleted actors.',
  })
  actorName!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  occurredAt!: Date;

  @NeedsScope('quotes.read')
  @Field(() => Quote, {
    nullable: true,
    description: 'The quote concerned; null where there is none or it was deleted.',
  })
  quote!: Quote | null;

  @NeedsScope('invoices.read')
  @Field(() => Invoice, {
    nullable: true,
    description: 'The invoice concerned; null where there is none or it was deleted.',
  })
  invoice!: Invoice | null;

  @NeedsScope('customers.read')
  @Field(() => Customer, { nullable: true, description: 'The customer concerned; null where there is none.' })
  customer!: Customer | null;
}

@InputType({ description: 'Selects activities by what they concern; an empty filter selects all of the business.' })
export class ActivityFilter {
  @Field(() => ID, { nullable: true, description: 'About this customer.' })
  customerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'About this quote.' })
  quoteId?: string | null;

  @Field(() => ID, { nullable: true, description: 'About this invoice.' })
  invoiceId?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only what happened at this time or later.' })
  occurredSince?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only what happened before this time.' })
  occurredBefore?: Date | null;
}

export const ActivityConnection = connectionOf(Activity, 'Activity', 'activities');
