import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { QUOTE_ACTIONS, QUOTE_STATUSES, type QuoteAction, type QuoteStatus } from '#domain/states/quote.ts';
import { Customer } from '#server/features/customers/index.ts';
import { Invoice } from '#server/features/invoices/index.ts';
import {
  CreateDocumentInput,
  DocumentFilter,
  Line,
  LineInput,
  SalesDocument,
  UpdateDocumentInput,
} from '#server/features/lines/index.ts';
import { TravelEstimate, TravelInput, TravelSettings } from '#server/features/travel/index.ts';
import { connectionOf } from '#server/platform/graphql/connection.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { ListSize } from '#server/platform/graphql/limits.ts';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { CentsScalar, DateScalar, DateTimeScalar } from '#server/platform/graphql/scalars.ts';
import { timeSortValues } from '#server/platform/graphql/timeOrder.ts';
import { QUOTE_SORTS } from './quote.sorts.ts';
import { withQuoteFields } from './quoteFields.ts';

export const QuoteStatusEnum = enumOf(QUOTE_STATUSES);
registerEnumType(QuoteStatusEnum, {
  name: 'QuoteStatus',
  description: 'Where a quote stands.',
  valuesConfig: {
    DRAFT: { description: 'Being written; the customer cannot see it.' },
    SENT: { description: 'Sent, and not yet opened.' },
    VIEWED: { description: 'Opened by the customer.' },
    CHANGES_REQUESTED: { description: 'The customer asked for changes; sending it again makes a new revision.' },
    ACCEPTED: { description: 'Signed by the customer.' },
    DECLINED: { description: 'Turned down by the customer.' },
    EXPIRED: { description: 'Past its last day without an answer; sending it again reopens it.' },
    CONVERTED: { description: 'Accepted, and made into an invoice.' },
    VOID: { description: 'Withdrawn; its link leads nowhere.' },
  },
});

const QuoteActionEnum = enumOf(QUOTE_ACTIONS);
registerEnumType(QuoteActionEnum, {
  name: 'QuoteAction',
  description: 'What the person asking may do next; the client shows exactly these.',
  valuesConfig: {
    EDIT: { description: 'updateQuote' },
    SEND: { description: 'sendQuote' },
    RESEND: { description: 'resendQuote' },
    CONVERT: { description: 'convertQuoteToInvoice' },
    VOID: { description: 'voidQuote' },
    DUPLICATE: { description: 'duplicateQuote' },
    DELETE: { description: 'deleteQuote' },
  },
});

export const QuoteSortEnum = enumOf(QUOTE_SORTS);
registerEnumType(QuoteSortEnum, {
  name: 'QuoteSort',
  description: 'The order of a list of quotes.',
  valuesConfig: {
    ...timeSortValues,
    UPDATED: { description: 'The last changed first.' },
    TOTAL: { description: 'The largest total first.' },
  },
});

@ObjectType({ description: "A customer's signature under a quote.", simpleResolvers: true })
export class Signature {
  @Field(() => String, { description: 'The name that was signed with.' })
  name!: string;

  @Field(() => DateTimeScalar, { description: 'When it was signed.' })
  signedAt!: Date;

  @Field(() => String, { nullable: true, description: 'A PNG as a data URL, where the signer drew.' })
  image!: string | null;
}

@ObjectType({
  implements: Node,
  description: 'An offer to a customer, which they accept, decline or want changed.',
  simpleResolvers: true,
})
export class Quote extends withQuoteFields(SalesDocument) {
  @Field(() => QuoteStatusEnum, { description: 'Where it stands.' })
  status!: QuoteStatus;

  @NeedsScope('customers.read')
  @Field(() => Customer, { description: 'Whom it is for.' })
  customer!: Customer;

  @ListSize(10)
  @Field(() => [Line], { description: 'What is offered, in order.' })
  lines!: Line[];

  @Field(() => TravelEstimate, {
    nullable: true,
    description: 'The way that the TRAVEL line charges; null where travel was typed by hand or is not charged.',
  })
  travel!: TravelEstimate | null;

  @Field(() => TravelSettings, { nullable: true, description: 'What the travel fee was worked out from.' })
  travelSettings!: TravelSettings | null;

  @Field(() => Signature, { nullable: true, description: 'Of the customer, once accepted.' })
  signature!: Signature | null;

  @NeedsScope('invoices.read')
  @Field(() => Invoice, { nullable: true, description: 'What it was made into, unless that was voided.' })
  invoice!: Invoice | null;

  /** Answered by the resolver. */
  @Field(() => [QuoteActionEnum], {
    description: 'What the person asking may do next; the client shows exactly these.',
  })
  actions!: QuoteAction[];

  @Field(() => DateTimeScalar, { nullable: true, description: 'When this revision was sent.' })
  sentAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the customer first opened what was sent.' })
  viewedAt!: Date | null;
}

@InputType({ description: 'A new quote. Its totals are worked out on the server.' })
export class CreateQuoteInput extends CreateDocumentInput {
  @Field(() => ID, { description: 'Whom it is for.' })
  customerId!: string;

  @Field(() => [LineInput], { description: '1 to 100 lines. Beside `travel`, lines of type TRAVEL are left out.' })
  lines!: LineInput[];

  @Field(() => TravelInput, {
    nullable: true,
    description: 'Has the fee worked out and charged by one TRAVEL line; without it TRAVEL lines are taken as typed.',
  })
  travel?: TravelInput | null;

  @Field(() => CentsScalar, { nullable: true, description: 'At most the total.' })
  depositCents?: number | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: "The last day to accept it. From the business's settings where left out; null for none.",
  })
  validUntil?: string | null;
}

@InputType({ description: 'Changes to a quote: what is left out stays, null clears.' })
export class UpdateQuoteInput extends UpdateDocumentInput {
  @Field(() => [LineInput], {
    nullable: true,
    description: 'In place of all lines. As long as the quote has travel, its TRAVEL line stays.',
  })
  lines?: LineInput[] | null;

  @Field(() => TravelInput, { nullable: true, description: 'Null takes the worked-out travel line away.' })
  travel?: TravelInput | null;

  @Field(() => CentsScalar, { nullable: true, description: 'At most the total.' })
  depositCents?: number | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day to accept it.' })
  validUntil?: string | null;

  @Field(() => String, { nullable: true, description: 'What the customer agrees to.' })
  terms?: string | null;
}

@InputType({ description: 'Which quotes to list.' })
export class QuoteFilter extends DocumentFilter {
  @Field(() => [QuoteStatusEnum], { nullable: true, description: 'Only in one of these states.' })
  status?: QuoteStatus[] | null;
}

export const QuoteConnection = connectionOf(Quote, 'Quote', 'quotes');
