import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { PAYOUT_STATUSES, type PayoutStatus } from '#domain/states/payout.ts';
import { ChangeTimesFilter } from '#server/platform/graphql/changeTimes.ts';
import { connectionOf } from '#server/platform/graphql/connection.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { CentsScalar, DateScalar, DateTimeScalar } from '#server/platform/graphql/scalars.ts';

const PayoutStatusEnum = enumOf(PAYOUT_STATUSES);
registerEnumType(PayoutStatusEnum, {
  name: 'PayoutStatus',
  description: 'The status of a payout.',
  valuesConfig: {
    PENDING: { description: 'Created; not sent to the bank yet.' },
    IN_TRANSIT: { description: 'Sent to the bank.' },
    PAID: { description: 'Arrived at the bank.' },
    FAILED: { description: 'Returned by the bank; the money is in the Stripe balance again.' },
    CANCELED: { description: 'Canceled before it was sent.' },
  },
});

@ObjectType({
  implements: Node,
  description: "Money that Stripe transfers to the business's bank account.",
  simpleResolvers: true,
})
export class Payout extends Node {
  @Field(() => CentsScalar, { description: 'Cents; negative where Stripe debits the bank account.' })
  amountCents!: number;

  @Field(() => PayoutStatusEnum, { description: 'Its status.' })
  status!: PayoutStatus;

  @Field(() => String, { nullable: true, description: 'Why the bank returned it, as text; null where it did not.' })
  failure!: string | null;

  @Field(() => DateScalar, { description: 'The day on which it arrives or is expected to arrive at the bank.' })
  arrivesOn!: string;

  @Field(() => DateTimeScalar, { description: 'When Stripe created it.' })
  initiatedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was first reported here.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it last changed.' })
  updatedAt!: Date;
}

export const PayoutConnection = connectionOf(Payout, 'Payout', 'payouts');

@InputType({ description: 'Selects payouts; an empty filter selects all.' })
export class PayoutFilter extends ChangeTimesFilter {
  @Field(() => DateTimeScalar, { nullable: true, description: 'Payouts created at this time or later.' })
  initiatedSince?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Payouts created before this time.' })
  initiatedBefore?: Date | null;
}
