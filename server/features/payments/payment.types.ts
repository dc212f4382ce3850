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
  CASH: { description: 'Cash.' },
  CHECK: { description: 'A paper check.' },
  PHONE: { description: 'A card taken over the phone, on a terminal outside the app.' },
  OTHER: { description: 'Any other method outside the app.' },
};

export const PaymentMethodEnum = enumOf(PAYMENT_METHODS);
registerEnumType(PaymentMethodEnum, {
  name: 'PaymentMethod',
  description: 'A payment method.',
  valuesConfig: {
    CARD: { description: 'A card, online.' },
    APPLE_PAY: { description: 'Apple Pay.' },
    GOOGLE_PAY: { description: 'Google Pay.' },
    ACH: { description: 'A US bank transfer; takes days to clear.' },
    ...offlineMethods,
  },
});

const OfflinePaymentMethodEnum = enumOf(OFFLINE_PAYMENT_METHODS);
registerEnumType(OfflinePaymentMethodEnum, {
  name: 'OfflinePaymentMethod',
  description: 'A method for payments taken outside the app.',
  valuesConfig: offlineMethods,
});

export const PaymentStatusEnum = enumOf(PAYMENT_STATUSES);
registerEnumType(PaymentStatusEnum, {
  name: 'PaymentStatus',
  description: 'The status of a payment.',
  valuesConfig: {
    PENDING: { description: 'Started; the money has not arrived.' },
    SUCCEEDED: { description: 'Received.' },
    FAILED: { description: 'Declined or failed.' },
    CANCELED: { description: 'Canceled before it was completed.' },
    VOIDED: { description: 'A manual entry that was withdrawn, such as a bounced check or a mistake.' },
    PARTLY_REFUNDED: { description: 'Received and partly refunded.' },
    REFUNDED: { description: 'Received and fully refunded.' },
    DISPUTED: {
      description: 'Disputed by the payer at their bank; the bank withholds the money or has taken it back.',
    },
  },
});

const DisputeStatusEnum = enumOf(DISPUTE_STATUSES);
registerEnumType(DisputeStatusEnum, {
  name: 'DisputeStatus',
  description: 'The status of a dispute.',
  valuesConfig: {
    NEEDS_RESPONSE: { description: 'The bank expects an answer from the business.' },
    UNDER_REVIEW: { description: 'The bank is deciding.' },
    WON: { description: 'The bank decided for the business, which keeps the money.' },
    LOST: { description: 'The bank decided for the payer, who gets the money back.' },
  },
});

@ObjectType({ description: "A payer's dispute at their bank.", simpleResolvers: true })
export class PaymentDispute {
  @Field(() => DisputeStatusEnum, { description: 'Its status.' })
  status!: DisputeStatus;

  @Field(() => Boolean, {
    description: 'Whether it is only an inquiry: no money was taken back, and the payment can be refunded.',
  })
  inquiry!: boolean;

  @Field(() => String, { description: "The bank's reason, as text." })
  reason!: string;

  @Field(() => CentsScalar, { description: 'The disputed amount in cents.' })
  amountCents!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The deadline for an answer; null where the bank set none.',
  })
  dueBy!: string | null;
}

@ObjectType({ implements: Node, description: 'A payment on an invoice.', simpleResolvers: true })
export class Payment extends Node {
  @NeedsScope('invoices.read')
  @Field(() => Invoice, { description: 'The paid invoice.' })
  invoice!: Invoice;

  @Field(() => PaymentMethodEnum, { description: 'The payment method.' })
  method!: PaymentMethod;

  @Field(() => PaymentStatusEnum, { description: 'Its status.' })
  status!: PaymentStatus;

  @Field(() => CentsScalar, { description: 'The amount in cents, including a tip.' })
  amountCents!: number;

  @Field(() => CentsScalar, { description: 'Refunded cents.' })
  refundedCents!: number;

  @Field(() => CentsScalar, {
    description: 'Cents that the viewer may still refund; 0 for payments taken outside the app.',
  })
  refundableCents!: number;

  @Field(() => CentsScalar, { description: 'The part of amountCents that is a tip.' })
  tipCents!: number;

  @Field(() => CentsScalar, {
    description: 'The part of amountCents that exceeded the balance; it is owed back to the customer.',
  })
  creditCents!: number;

  @Field(() => Boolean, { description: 'Whether it is the deposit of the quote from which the invoice was created.' })
  deposit!: boolean;

  @NeedsScope('reports.read')
  @Field(() => CentsScalar, {
    nullable: true,
    description: "Stripe's fee in cents; null until known, and for roles that see no revenue.",
  })
  feeCents!: number | null;

  @NeedsScope('reports.read')
  @Field(() => CentsScalar, {
    nullable: true,
    description: 'amountCents less feeCents, before refunds; null until known, and for roles that see no revenue.',
  })
  netCents!: number | null;

  @Field(() => String, { nullable: true, description: 'Why it failed, as text; null where it did not.' })
  failure!: string | null;

  @Field(() => Boolean, {
    description: 'Whether it waits for the payer to verify their bank account at Stripe.',
  })
  awaitingVerification!: boolean;

  @Field(() => PaymentDispute, { nullable: true, description: "The payer's dispute; null where there is none." })
  dispute!: PaymentDispute | null;

  @Field(() => String, {
    nullable: true,
    description: 'Check number, phone authorization, or Stripe charge id; null where there is none.',
  })
  reference!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Note of the business, not shown to the customer; null where there is none.',
  })
  note!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was voided; null where it was not.' })
  voidReason!: string | null;

  @Field(() => Boolean, { description: 'Whether the viewer may void it.' })
  voidable!: boolean;

  @Field(() => DateTimeScalar, { description: 'When the money was received.' })
  receivedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was recorded in the app.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it last changed: settled, refunded, disputed or voided.' })
  updatedAt!: Date;
}

export const PaymentConnection = connectionOf(Payment, 'Payment', 'payments');

@InputType({ description: 'Selects payments; an empty filter selects all.' })
export class PaymentFilter extends ChangeTimesFilter {
  @Field(() => [PaymentStatusEnum], { nullable: true, description: 'Payments with one of these statuses.' })
  status?: PaymentStatus[] | null;

  @Field(() => [PaymentMethodEnum], { nullable: true, description: 'Payments by one of these methods.' })
  method?: PaymentMethod[] | null;

  @Field(() => ID, { nullable: true, description: 'Payments on this invoice.' })
  invoiceId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Payments on invoices of this customer.' })
  customerId?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Payments received at this time or later.' })
  receivedSince?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Payments received before this time.' })
  receivedBefore?: Date | null;
}

@InputType({ description: 'A payment taken outside the app. Requests with the same idempotencyKey record it once.' })
export class RecordPaymentInput {
  @Field(() => ID, { description: 'A sent invoice with a balance.' })
  invoiceId!: string;

  @Field(() => CentsScalar, { description: 'Cents; above 0, at most the balance.' })
  amountCents!: number;

  @Field(() => OfflinePaymentMethodEnum, { description: 'The payment method.' })
  method!: OfflinePaymentMethod;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the money was received; now by default.' })
  receivedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Check number or phone authorization; shown to the customer.' })
  reference?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Note of the business, not shown to the customer; at most 1,000 characters.',
  })
  note?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}
