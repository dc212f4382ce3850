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
  description: 'The status of a quote.',
  valuesConfig: {
    DRAFT: { description: 'A draft, which the customer cannot see.' },
    SENT: { description: 'Sent, not yet opened.' },
    VIEWED: { description: 'Opened by the customer.' },
    CHANGES_REQUESTED: { description: 'The customer asked for changes; sending it again makes a new revision.' },
    ACCEPTED: { description: 'Signed by the customer.' },
    DECLINED: { description: 'Declined by the customer.' },
    EXPIRED: { description: 'Past its last day without an answer; sending it again reopens it.' },
    CONVERTED: { description: 'Accepted and converted to an invoice.' },
    VOID: { description: 'Voided; its portal link no longer works.' },
  },
});

const QuoteActionEnum = enumOf(QUOTE_ACTIONS);
registerEnumType(QuoteActionEnum, {
  name: 'QuoteAction',
  description: 'What the viewer may do next; the client shows exactly these actions.',
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
    UPDATED: { description: 'Last changed first.' },
    TOTAL: { description: 'Largest total first.' },
  },
});

@ObjectType({ description: "A customer's signature under a quote.", simpleResolvers: true })
export class Signature {
  @Field(() => String, { description: 'The name of the signer.' })
  name!: string;

  @Field(() => DateTimeScalar, { description: 'When it was signed.' })
  signedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The drawn signature, a PNG as a data URL; null where the name was typed.',
  })
  image!: string | null;
}

@ObjectType({
  implements: Node,
  description: 'A quote to a customer, who accepts it, declines it or requests changes.',
  simpleResolvers: true,
})
export class Quote extends withQuoteFields(SalesDocument) {
  @Field(() => QuoteStatusEnum, { description: 'Its status.' })
  status!: QuoteStatus;

  @NeedsScope('customers.read')
  @Field(() => Customer, { description: 'The customer.' })
  customer!: Customer;

  @ListSize(10)
  @Field(() => [Line], { description: 'Its lines, in order.' })
  lines!: Line[];

  @Field(() => TravelEstimate, {
    nullable: true,
    description: 'The trip that the TRAVEL line charges; null where travel was typed by hand or is not charged.',
  })
  travel!: TravelEstimate | null;

  @Field(() => TravelSettings, {
    nullable: true,
    description: 'The settings from which the travel fee was calculated; null without one.',
  })
  travelSettings!: TravelSettings | null;

  @Field(() => Signature, { nullable: true, description: "The customer's signature; null until accepted." })
  signature!: Signature | null;

  @NeedsScope('invoices.read')
  @Field(() => Invoice, {
    nullable: true,
    description: 'The invoice created from it; null until then and once that is void.',
  })
  invoice!: Invoice | null;

  /** Set by the resolver. */
  @Field(() => [QuoteActionEnum], {
    description: 'What the viewer may do next; the client shows exactly these actions.',
  })
  actions!: QuoteAction[];

  @Field(() => DateTimeScalar, { nullable: true, description: 'When this revision was sent; null until then.' })
  sentAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the customer first opened this revision; null until then.',
  })
  viewedAt!: Date | null;
}

@InputType({ description: 'A new quote. The server calculates its totals.' })
export class CreateQuoteInput extends CreateDocumentInput {
  @Field(() => ID, { description: 'The customer.' })
  customerId!: string;

  @Field(() => [LineInput], { description: '1 to 100 lines. With `travel`, lines of type TRAVEL are ignored.' })
  lines!: LineInput[];

  @Field(() => TravelInput, {
    nullable: true,
    description:
      'Calculates the travel fee and charges it in one TRAVEL line; without it, TRAVEL lines are taken as given.',
  })
  travel?: TravelInput | null;

  @Field(() => CentsScalar, { nullable: true, description: 'Deposit in cents, at most the total.' })
  depositCents?: number | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: "The last day for acceptance. From the business's settings if omitted; null for none.",
  })
  validUntil?: string | null;
}

@InputType({ description: 'Changes to a quote: omitted fields stay unchanged, null clears.' })
export class UpdateQuoteInput extends UpdateDocumentInput {
  @Field(() => [LineInput], {
    nullable: true,
    description: 'Replaces all lines. As long as the quote has travel, its TRAVEL line stays.',
  })
  lines?: LineInput[] | null;

  @Field(() => TravelInput, { nullable: true, description: 'Null removes the calculated travel line.' })
  travel?: TravelInput | null;

  @Field(() => CentsScalar, { nullable: true, description: 'Deposit in cents, at most the total.' })
  depositCents?: number | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day for acceptance.' })
  validUntil?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The terms that the customer agrees to; null where there are none.',
  })
  terms?: string | null;
}

@InputType({ description: 'Selects quotes; an empty filter selects all.' })
export class QuoteFilter extends DocumentFilter {
  @Field(() => [QuoteStatusEnum], { nullable: true, description: 'Only those with one of these statuses.' })
  status?: QuoteStatus[] | null;
}

export const QuoteConnection = connectionOf(Quote, 'Quote', 'quotes');
