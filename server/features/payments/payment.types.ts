import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import {
  DISPUTE_STATUSES,
  type DisputeStatus,
  OFFLINE_PAYMENT_METHODS,
  type OfflinePaymentMethod,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
} from '#domain/states/payment.ts';
import { Invoice } from '#server/features/invoices/index.ts';
import { ChangeTimesFilter } from '#server/platform/graphql/changeTimes.ts';
import { connectionOf } from '#server/platform/graphql/connection.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { IDEMPOTENCY_KEY } from '#server/platform/graphql/idempotencyKey.ts';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { CentsScalar, DateTimeScalar } from '#server/platform/graphql/scalars.ts';

const offlineMethods = {
  CASH: { description: 'Money in hand.' },
  CHECK: { description: 'A paper check.' },
  PHONE: { description: 'A card taken over the phone, on a terminal of its own.' },
  OTHER: { description: 'Any other way outside the app.' },
};

export const PaymentMethodEnum = enumOf(PAYMENT_METHODS);
registerEnumType(PaymentMethodEnum, {
  name: 'PaymentMethod',
  description: 'How money was paid.',
  valuesConfig: {
    CARD: { description: 'A card, online.' },
    APPLE_PAY: { description: 'Apple Pay.' },
    GOOGLE_PAY: { description: 'Google Pay.' },
    ACH: { description: 'A bank transfer in the United States; clears after days.' },
    ...offlineMethods,
  },
});

const OfflinePaymentMethodEnum = enumOf(OFFLINE_PAYMENT_METHODS);
registerEnumType(OfflinePaymentMethodEnum, {
  name: 'OfflinePaymentMethod',
  description: 'How money was taken outside the app.',
  valuesConfig: offlineMethods,
});

export const PaymentStatusEnum = enumOf(PAYMENT_STATUSES);
registerEnumType(PaymentStatusEnum, {
  name: 'PaymentStatus',
  description: 'Where a payment stands.',
  valuesConfig: {
    PENDING: { description: 'On its way; not yet money.' },
    SUCCEEDED: { description: 'Received.' },
    FAILED: { description: 'Refused.' },
    CANCELED: { description: 'Called off before it went through.' },
    VOIDED: { description: 'Taken back: a check that bounced, an entry that was wrong.' },
    PARTLY_REFUNDED: { description: 'Received, and a part given back.' },
    REFUNDED: { description: 'Received, and given back.' },
    DISPUTED: { description: 'Contested by the payer at their bank.' },
  },
});

const DisputeStatusEnum = enumOf(DISPUTE_STATUSES);
registerEnumType(DisputeStatusEnum, {
  name: 'DisputeStatus',
  description: 'Where a dispute stands.',
  valuesConfig: {
    NEEDS_RESPONSE: { description: 'The bank waits for the business to answer.' },
    UNDER_REVIEW: { description: 'The bank decides.' },
    WON: { description: 'The money stays.' },
    LOST: { description: 'The money went back.' },
  },
});

@ObjectType({ description: "A payer's objection at their bank.", simpleResolvers: true })
export class PaymentDispute {
  @Field(() => DisputeStatusEnum, { description: 'Where it stands.' })
  status!: DisputeStatus;

  @Field(() => Boolean, {
    description: 'Whether the bank only asks so far: no money has moved, and the payment stands and can be refunded.',
  })
  inquiry!: boolean;

  @Field(() => String, { description: "The bank's reason." })
  reason!: string;

  @Field(() => CentsScalar, { description: 'What is disputed.' })
  amountCents!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The last moment to answer it.' })
  dueBy!: string | null;
}

@ObjectType({ implements: Node, description: 'Money on an invoice.', simpleResolvers: true })
export class Payment extends Node {
  @NeedsScope('invoices.read')
  @Field(() => Invoice, { description: 'What it was paid on.' })
  invoice!: Invoice;

  @Field(() => PaymentMethodEnum, { description: 'How it was paid.' })
  method!: PaymentMethod;

  @Field(() => PaymentStatusEnum, { description: 'Where it stands.' })
  status!: PaymentStatus;

  @Field(() => CentsScalar, { description: 'What was paid.' })
  amountCents!: number;

  @Field(() => CentsScalar, { description: 'What was given back of it.' })
  refundedCents!: number;

  @Field(() => CentsScalar, { description: 'What is left of it to give back online; nothing for other methods.' })
  refundableCents!: number;

  @Field(() => CentsScalar, { description: 'Of the amount: added for the work.' })
  tipCents!: number;

  @Field(() => CentsScalar, { description: "Of the amount: more than was owed as it came, and the customer's." })
  creditCents!: number;

  @Field(() => Boolean, { description: 'Whether it is the deposit of the quote that the invoice was made from.' })
  deposit!: boolean;

  @NeedsScope('reports.read')
  @Field(() => CentsScalar, {
    nullable: true,
    description: 'What the processor keeps; null until it has said so, and for roles that see no revenue.',
  })
  feeCents!: number | null;

  @NeedsScope('reports.read')
  @Field(() => CentsScalar, {
    nullable: true,
    description:
      'What is left after the fee, before refunds; null where that is not known, and for roles that see no revenue.',
  })
  netCents!: number | null;

  @Field(() => String, { nullable: true, description: 'Why it failed, for a person.' })
  failure!: string | null;

  @Field(() => Boolean, {
    description: 'Whether it waits for its payer to verify their bank account at the processor, before it can begin.',
  })
  awaitingVerification!: boolean;

  @Field(() => PaymentDispute, { nullable: true, description: "The payer's objection at their bank." })
  dispute!: PaymentDispute | null;

  @Field(() => String, {
    nullable: true,
    description: "Check number, phone authorisation, or the card processor's own id.",
  })
  reference!: string | null;

  @Field(() => String, { nullable: true, description: 'For the business alone.' })
  note!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was voided.' })
  voidReason!: string | null;

  @Field(() => Boolean, { description: 'Whether the person asking may void it.' })
  voidable!: boolean;

  @Field(() => DateTimeScalar, { description: 'When the money was received.' })
  receivedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was recorded.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it last changed: settled, refunded, disputed or voided.' })
  updatedAt!: Date;
}

export const PaymentConnection = connectionOf(Payment, 'Payment', 'payments');

@InputType({ description: 'Selects payments; an empty filter selects all.' })
export class PaymentFilter extends ChangeTimesFilter {
  @Field(() => [PaymentStatusEnum], { nullable: true, description: 'Only in one of these states.' })
  status?: PaymentStatus[] | null;

  @Field(() => [PaymentMethodEnum], { nullable: true, description: 'Only paid in one of these ways.' })
  method?: PaymentMethod[] | null;

  @Field(() => ID, { nullable: true, description: 'Only on this invoice.' })
  invoiceId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only on invoices of this customer.' })
  customerId?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only received at this time or later.' })
  receivedSince?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only received before this time.' })
  receivedBefore?: Date | null;
}

@InputType({ description: 'The same idempotencyKey records one payment, however often it is sent.' })
export class RecordPaymentInput {
  @Field(() => ID, { description: 'A sent invoice with a balance.' })
  invoiceId!: string;

  @Field(() => CentsScalar, { description: 'More than 0, at most the balance.' })
  amountCents!: number;

  @Field(() => OfflinePaymentMethodEnum, { description: 'How it was paid.' })
  method!: OfflinePaymentMethod;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was received; now where left out.' })
  receivedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Check number or phone authorisation; the customer sees it.' })
  reference?: string | null;

  @Field(() => String, { nullable: true, description: 'For the business alone; at most 1,000 characters.' })
  note?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}
