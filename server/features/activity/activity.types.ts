import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Customer } from '#server/features/customers/index.ts';
import { Invoice } from '#server/features/invoices/index.ts';
import { Quote } from '#server/features/quotes/index.ts';
import { connectionOf } from '#server/platform/graphql/connection.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateTimeScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({
  implements: Node,
  description:
    'Something that happened in the business: a quote viewed, accepted or declined, an invoice viewed or paid, and so on.',
  simpleResolvers: true,
})
export class Activity extends Node {
  @Field(() => String, { description: 'Dotted and past tense: quote.accepted, invoice.paid, account.signed_in.' })
  type!: string;

  @Field(() => String, { description: 'One sentence for a person.' })
  summary!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who did it; null where Whorl did it by itself, or they are no longer known.',
  })
  actorName!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  occurredAt!: Date;

  @Field(() => Quote, { nullable: true, description: 'The quote that it was about, where that is still there.' })
  quote!: Quote | null;

  @Field(() => Invoice, { nullable: true, description: 'The invoice that it was about, where that is still there.' })
  invoice!: Invoice | null;

  @Field(() => Customer, { nullable: true, description: 'The customer that it was about.' })
  customer!: Customer | null;
}

@InputType({ description: 'Which activities to list: all of the business, or those about one thing.' })
export class ActivityFilter {
  @Field(() => ID, { nullable: true, description: 'About this customer.' })
  customerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'About this quote.' })
  quoteId?: string | null;

  @Field(() => ID, { nullable: true, description: 'About this invoice.' })
  invoiceId?: string | null;
}

export const ActivityConnection = connectionOf(Activity, 'Activity', 'activities');
