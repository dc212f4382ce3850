import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { IDEMPOTENCY_KEY } from '#server/platform/graphql/idempotencyKey.ts';
import { CentsScalar } from '#server/platform/graphql/scalars.ts';

const ONLINE_PAYMENTS_STATUSES = ['UNAVAILABLE', 'NOT_CONNECTED', 'DISCONNECTED', 'INCOMPLETE', 'READY'] as const;
type OnlinePaymentsStatus = (typeof ONLINE_PAYMENTS_STATUSES)[number];

const OnlinePaymentsStatusEnum = enumOf(ONLINE_PAYMENTS_STATUSES);
registerEnumType(OnlinePaymentsStatusEnum, {
  name: 'OnlinePaymentsStatus',
  description: 'Whether customers can pay online.',
  valuesConfig: {
    UNAVAILABLE: { description: 'This installation has no Stripe keys.' },
    NOT_CONNECTED: { description: 'The business has no Stripe account yet.' },
    DISCONNECTED: {
      description: 'Stripe no longer knows the account, or access to it was revoked; it must be connected again.',
    },
    INCOMPLETE: { description: 'Stripe needs more information before customers can pay.' },
    READY: { description: 'Customers can pay online.' },
  },
});

@ObjectType({ description: "The business's Stripe account.", simpleResolvers: true })
export class OnlinePayments {
  @Field(() => OnlinePaymentsStatusEnum, { description: 'Whether customers can pay online.' })
  status!: OnlinePaymentsStatus;

  @Field(() => [String], { description: 'Information that Stripe still needs, as text.' })
  missing!: string[];

  @Field(() => Boolean, { description: 'Whether Stripe pays out the balance to the bank.' })
  payoutsEnabled!: boolean;

  @Field(() => Boolean, { description: 'Whether payments go to the Stripe sandbox, where no real money moves.' })
  sandbox!: boolean;
}

@InputType({ description: 'A payment on an invoice. Requests with the same idempotencyKey start one payment.' })
export class StartPortalPaymentInput {
  @Field(() => String, { description: "The token of the invoice's portal link." })
  token!: string;

  @Field(() => CentsScalar, {
    description:
      'Cents: at least 50 and at most the balance, leaving 0 or at least 50; the whole balance where the business accepts no partial payments.',
  })
  amountCents!: number;

  @Field(() => CentsScalar, {
    nullable: true,
    description: 'Tip in cents, added to the amount and at most as much; only where the business accepts tips.',
  })
  tipCents?: number | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'The deposit of a quote. Requests with the same idempotencyKey start one payment.' })
export class StartPortalDepositInput {
  @Field(() => String, { description: "The token of the quote's portal link." })
  token!: string;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'A refund. Requests with the same idempotencyKey refund once.' })
export class RefundPaymentInput {
  @Field(() => ID, { description: 'An online payment.' })
  paymentId!: string;

  @Field(() => CentsScalar, { description: "Cents; at most the payment's refundableCents." })
  amountCents!: number;

  @Field(() => String, { nullable: true, description: 'The reason; at most 200 characters.' })
  reason?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}
