import { Field, ID, ObjectType } from 'type-graphql';
import type { InvoiceStatus } from '#domain/states/invoice.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/states/payment.ts';
import { InvoiceStatusEnum } from '#server/features/invoices/index.ts';
import { Line } from '#server/features/lines/index.ts';
import { PaymentMethodEnum, PaymentStatusEnum } from '#server/features/payments/index.ts';
import { TravelEstimate } from '#server/features/travel/index.ts';
import { ListSize } from '#server/platform/graphql/limits.ts';
import { CentsScalar, DateScalar, DateTimeScalar } from '#server/platform/graphql/scalars.ts';
import { PortalDocument } from './portalDocument.types.ts';

@ObjectType({ description: 'A payment as its payer sees it.', simpleResolvers: true })
export class PortalPayment {
  @Field(() => ID, { description: 'A UUID; globally unique.' })
  id!: string;

  @Field(() => PaymentMethodEnum, { description: 'The payment method.' })
  method!: PaymentMethod;

  @Field(() => PaymentStatusEnum, { description: 'Its status.' })
  status!: PaymentStatus;

  @Field(() => CentsScalar, { description: 'The amount in cents, including a tip.' })
  amountCents!: number;

  @Field(() => CentsScalar, { description: 'The part of amountCents that is a tip; it does not reduce the balance.' })
  tipCents!: number;

  @Field(() => Boolean, { description: 'Whether it is the deposit of the quote from which the invoice was created.' })
  deposit!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Check number or phone authorization; null where there is none.',
  })
  reference!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was received.' })
  receivedAt!: Date;
}

@ObjectType({ description: 'An invoice as the holder of its portal link sees it.', simpleResolvers: true })
export class PortalInvoice extends PortalDocument {
  @Field(() => InvoiceStatusEnum, { description: 'Its status.' })
  status!: InvoiceStatus;

  @Field(() => Boolean, {
    description: "Whether there is a balance and dueDate has passed in the business's time zone.",
  })
  overdue!: boolean;

  @ListSize(10)
  @Field(() => [Line], { description: 'Its lines, in order.' })
  lines!: Line[];

  @Field(() => TravelEstimate, {
    nullable: true,
    description: 'The trip that the TRAVEL line charges, from the quote; null where there is none.',
  })
  travel!: TravelEstimate | null;

  @ListSize(10)
  @Field(() => [PortalPayment], { description: 'Received and pending payments, oldest first.' })
  payments!: PortalPayment[];

  @Field(() => CentsScalar, { description: 'Sum of all lines in cents, including travel.' })
  subtotalCents!: number;

  @Field(() => CentsScalar, { description: 'Cents of succeeded payments less refunds.' })
  paidCents!: number;

  @Field(() => CentsScalar, { description: 'totalCents less paidCents; 0 for an invoice that was written off.' })
  balanceCents!: number;

  @Field(() => CentsScalar, { description: 'Cents of pending bank transfers, which must not be paid a second time.' })
  pendingCents!: number;

  @Field(() => Boolean, { description: 'Whether a balance can be paid online now.' })
  payableOnline!: boolean;

  @Field(() => Boolean, { description: 'Whether the business accepts partial payments online.' })
  partPayments!: boolean;

  @Field(() => Boolean, { description: 'Whether the business accepts tips.' })
  tips!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last payment failed, as text; null where it did not fail or can no longer be retried.',
  })
  failure!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Stripe's page on which the payer verifies their bank account; null where no verification is pending.",
  })
  verificationUrl!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The day on which it was issued; null for a draft.' })
  issueDate!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day for payment; null for a draft.' })
  dueDate!: string | null;

  @Field(() => String, { nullable: true, description: 'The terms below the totals; null where there are none.' })
  terms!: string | null;
}
