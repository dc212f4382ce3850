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
    UNAVAILABLE: { description: 'This installation has no payment processor.' },
    NOT_CONNECTED: { description: 'The business has no account with the processor yet.' },
    DISCONNECTED: {
      description:
        'The processor no longer knows the account, or its access was withdrawn: it is to be connected again.',
    },
    INCOMPLETE: { description: 'The processor wants to know more before customers can pay.' },
    READY: { description: 'Customers can pay.' },
  },
});

@ObjectType({ description: "The business's account with the payment processor.", simpleResolvers: true })
export class OnlinePayments {
  @Field(() => OnlinePaymentsStatusEnum, { description: 'Whether customers can pay online.' })
  status!: OnlinePaymentsStatus;

  @Field(() => [String], { description: 'What the processor still wants to know, in words.' })
  missing!: string[];

  @Field(() => Boolean, { description: 'Whether the processor sends what was paid on to the bank.' })
  payoutsEnabled!: boolean;

  @Field(() => Boolean, { description: 'Whether a stand-in takes the payments: no real money moves.' })
  sandbox!: boolean;
}

@InputType({ description: 'The same idempotencyKey leads to one payment, however often it is sent.' })
export class StartPortalPaymentInput {
  @Field(() => String, { description: "The invoice link's." })
  token!: string;

  @Field(() => CentsScalar, {
    description:
      'Towards the invoice: from 50 cents up to its balance, leaving nothing or at least 50 cents; all of it where the business takes no parts.',
  })
  amountCents!: number;

  @Field(() => CentsScalar, {
    nullable: true,
    description: 'On top, for the work, where the business asks for tips; at most as much as the amount.',
  })
  tipCents?: number | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'The same idempotencyKey leads to one payment, however often it is sent.' })
export class StartPortalDepositInput {
  @Field(() => String, { description: "The quote link's." })
  token!: string;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'The same idempotencyKey gives money back once, however often it is sent.' })
export class RefundPaymentInput {
  @Field(() => ID, { description: 'A payment that came online.' })
  paymentId!: string;

  @Field(() => CentsScalar, { description: 'At most what has not yet gone back.' })
  amountCents!: number;

  @Field(() => String, { nullable: true, description: 'Why; at most 200 characters.' })
  reason?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}
