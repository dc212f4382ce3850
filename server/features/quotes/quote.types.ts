import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DEPOSIT_STATUSES, type DepositStatus } from '#domain/states/deposit.ts';
import { QUOTE_ACTIONS, QUOTE_STATUSES, type QuoteAction, type QuoteStatus } from '#domain/states/quote.ts';
import { Customer } from '#server/features/customers/index.ts';
import { Invoice } from '#server/features/invoices/index.ts';
import { Line, LineInput } from '#server/features/lines/index.ts';
import { Colleague } from '#server/features/team/index.ts';
import { TravelEstimate, TravelInput, TravelSettings } from '#server/features/travel/index.ts';
import { ChangeTimesFilter } from '#server/platform/graphql/changeTimes.ts';
import { connectionOf } from '#server/platform/graphql/connection.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { VERSION } from '#server/platform/graphql/expectedVersion.ts';
import { EXTERNAL_ID, GIVEN_EXTERNAL_ID, WANTED_EXTERNAL_ID } from '#server/platform/graphql/externalId.ts';
import { IDEMPOTENCY_KEY } from '#server/platform/graphql/idempotencyKey.ts';
import { ListSize } from '#server/platform/graphql/limits.ts';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { CentsScalar, DateScalar, DateTimeScalar } from '#server/platform/graphql/scalars.ts';
import { QUOTE_SORTS } from './quote.sorts.ts';

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

export const DepositStatusEnum = enumOf(DEPOSIT_STATUSES);
registerEnumType(DepositStatusEnum, {
  name: 'DepositStatus',
  description: 'Where the deposit of an accepted quote stands.',
  valuesConfig: {
    DUE: { description: 'Asked for, and not yet paid.' },
    PENDING: { description: 'A bank transfer is on its way.' },
    PAID: { description: 'Received; it stands on the invoice.' },
    CLOSED: { description: 'No longer asked for: it went back, or its invoice was voided or paid in another way.' },
  },
});

export const QuoteSortEnum = enumOf(QUOTE_SORTS);
registerEnumType(QuoteSortEnum, {
  name: 'QuoteSort',
  description: 'The order of a list of quotes.',
  valuesConfig: {
    NEWEST: { description: 'The newest first.' },
    OLDEST: { description: 'The first added first; for reading everything.' },
    OLDEST_UPDATED: { description: 'The longest unchanged first; with updatedSince, for reading what changed.' },
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
export class Quote extends Node {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { nullable: true, description: EXTERNAL_ID })
  externalId!: string | null;

  @Field(() => String, { description: 'Unique within the business, and without gaps.' })
  number!: string;

  @Field(() => Int, { description: '1 at first; one more each time it is sent after changes were requested.' })
  revision!: number;

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

  @Field(() => CentsScalar, { description: 'All lines that count, travel included.' })
  subtotalCents!: number;

  @Field(() => CentsScalar, { description: 'Taken off all but government fees.' })
  discountCents!: number;

  @Field(() => Float, { description: 'Percent, up to three decimals.' })
  taxRate!: number;

  @Field(() => CentsScalar, { description: 'On the taxable lines, after the discount.' })
  taxCents!: number;

  @Field(() => CentsScalar, { description: 'Subtotal less discount plus tax.' })
  totalCents!: number;

  @Field(() => CentsScalar, { description: 'Asked for in advance; a part of the total.' })
  depositCents!: number;

  @Field(() => DepositStatusEnum, {
    nullable: true,
    description: 'Where the deposit stands; null where there is none, or the quote is not accepted.',
  })
  depositStatus!: DepositStatus | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day to accept it; null where there is none.' })
  validUntil!: string | null;

  @Field(() => String, { nullable: true, description: 'What the customer agrees to.' })
  terms!: string | null;

  @Field(() => String, { nullable: true, description: 'For the business alone; customers never see them.' })
  notes!: string | null;

  /** Answered by the resolver. */
  @Field(() => String, {
    nullable: true,
    description: 'Where the customer sees it, without an account; null while it is a draft or void.',
  })
  portalUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'What the customer would like changed.' })
  changeRequest!: string | null;

  @Field(() => String, { nullable: true, description: 'Why the customer declined, where they said so.' })
  declineReason!: string | null;

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

  @Field(() => Colleague, {
    nullable: true,
    description: 'Whose work it is, beside who made it; null where nobody was named.',
  })
  assignedTo!: Colleague | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When this revision was sent.' })
  sentAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the customer first opened what was sent.' })
  viewedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the customer accepted, declined or asked for changes.',
  })
  decidedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

@InputType({ description: 'A new quote. Its totals are worked out on the server.' })
export class CreateQuoteInput {
  @Field(() => ID, { description: 'Whom it is for.' })
  customerId!: string;

  @Field(() => [LineInput], { description: '1 to 100 lines. Beside `travel`, lines of type TRAVEL are left out.' })
  lines!: LineInput[];

  @Field(() => TravelInput, {
    nullable: true,
    description: 'Has the fee worked out and charged by one TRAVEL line; without it TRAVEL lines are taken as typed.',
  })
  travel?: TravelInput | null;

  @Field(() => CentsScalar, { nullable: true, description: 'At most what the lines other than GOVERNMENT come to.' })
  discountCents?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Percent, up to three decimals (9.375). The business's own where left out; 0 for a tax-exempt customer.",
  })
  taxRate?: number | null;

  @Field(() => CentsScalar, { nullable: true, description: 'At most the total.' })
  depositCents?: number | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: "The last day to accept it. From the business's settings where left out; null for none.",
  })
  validUntil?: string | null;

  @Field(() => String, { nullable: true, description: "The business's own where left out; null for none." })
  terms?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 5,000 characters; customers never see them.' })
  notes?: string | null;

  @Field(() => String, { nullable: true, description: GIVEN_EXTERNAL_ID })
  externalId?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Changes to a quote: what is left out stays, null clears.' })
export class UpdateQuoteInput {
  @Field(() => [LineInput], {
    nullable: true,
    description: 'In place of all lines. As long as the quote has travel, its TRAVEL line stays.',
  })
  lines?: LineInput[] | null;

  @Field(() => TravelInput, { nullable: true, description: 'Null takes the worked-out travel line away.' })
  travel?: TravelInput | null;

  @Field(() => CentsScalar, { nullable: true, description: 'At most what the lines other than GOVERNMENT come to.' })
  discountCents?: number | null;

  @Field(() => Float, { nullable: true, description: "Percent, up to three decimals; null for the business's own." })
  taxRate?: number | null;

  @Field(() => CentsScalar, { nullable: true, description: 'At most the total.' })
  depositCents?: number | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day to accept it.' })
  validUntil?: string | null;

  @Field(() => String, { nullable: true, description: 'What the customer agrees to.' })
  terms?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 5,000 characters; customers never see them.' })
  notes?: string | null;

  @Field(() => String, { nullable: true, description: GIVEN_EXTERNAL_ID })
  externalId?: string | null;
}

@InputType({ description: 'Which quotes to list.' })
export class QuoteFilter extends ChangeTimesFilter {
  @Field(() => String, { nullable: true, description: WANTED_EXTERNAL_ID })
  externalId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Looked for in the number, and in what customers are searched by; forgives typing errors in the latter.',
  })
  search?: string | null;

  @Field(() => [QuoteStatusEnum], { nullable: true, description: 'Only in one of these states.' })
  status?: QuoteStatus[] | null;

  @Field(() => ID, { nullable: true, description: 'Only of this customer.' })
  customerId?: string | null;
}

export const QuoteConnection = connectionOf(Quote, 'Quote', 'quotes');
