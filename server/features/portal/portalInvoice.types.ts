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
  @Field(() => ID, { description: 'A UUID; unique among all things.' })
  id!: string;

  @Field(() => PaymentMethodEnum, { description: 'How it was made.' })
  method!: PaymentMethod;

  @Field(() => PaymentStatusEnum, { description: 'Whether the money has arrived.' })
  status!: PaymentStatus;

  @Field(() => CentsScalar, { description: 'What was paid.' })
  amountCents!: number;

  @Field(() => CentsScalar, { description: 'Of the amount: added for the work, and no part of what is owed.' })
  tipCents!: number;

  @Field(() => Boolean, { description: 'Whether it is the deposit of the quote that the invoice was made from.' })
  deposit!: boolean;

  @Field(() => String, { nullable: true, description: 'Check number or phone authorisation.' })
  reference!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was received.' })
  receivedAt!: Date;
}

@ObjectType({ description: 'An invoice as the bearer of its link sees it.', simpleResolvers: true })
export class PortalInvoice extends PortalDocument {
  @Field(() => InvoiceStatusEnum, { description: 'Where it stands.' })
  status!: InvoiceStatus;

  @Field(() => Boolean, {
    description: "Computed: something is owed and dueDate has passed in the business's time zone.",
  })
  overdue!: boolean;

  @ListSize(10)
  @Field(() => [Line], { description: 'What is billed, in order.' })
  lines!: Line[];

  @Field(() => TravelEstimate, {
    nullable: true,
    description: 'The way that the TRAVEL line charges, as the quote that the invoice was made from had it.',
  })
  travel!: TravelEstimate | null;

  @ListSize(10)
  @Field(() => [PortalPayment], { description: 'The money that came or is on its way, oldest first.' })
  payments!: PortalPayment[];

  @Field(() => CentsScalar, { description: 'All lines, travel included.' })
  subtotalCents!: number;

  @Field(() => CentsScalar, { description: 'Succeeded payments less refunds.' })
  paidCents!: number;

  @Field(() => CentsScalar, { description: 'Total less paid; nothing once it is written off.' })
  balanceCents!: number;

  @Field(() => CentsScalar, { description: 'Bank transfers on their way: not yet paid, and not to be paid again.' })
  pendingCents!: number;

  @Field(() => Boolean, { description: 'Whether something is owed that can be paid online now.' })
  payableOnline!: boolean;

  @Field(() => Boolean, { description: 'Whether a part of it may be paid online.' })
  partPayments!: boolean;

  @Field(() => Boolean, { description: 'Whether the payer may add a tip.' })
  tips!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last payment did not come through, for a person; null once it cannot be made again.',
  })
  failure!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The processor's page on which the payer verifies their bank account; null where no bank payment waits for that.",
  })
  verificationUrl!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The day that it was sent.' })
  issueDate!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day to pay.' })
  dueDate!: string | null;

  @Field(() => String, { nullable: true, description: 'What stands below the totals.' })
  terms!: string | null;
}
