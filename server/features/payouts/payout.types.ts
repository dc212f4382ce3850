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
  description: 'Where a payout stands.',
  valuesConfig: {
    PENDING: { description: 'About to leave.' },
    IN_TRANSIT: { description: 'On its way to the bank.' },
    PAID: { description: 'The bank has it.' },
    FAILED: { description: 'The bank sent it back: the money stands on the account again.' },
    CANCELED: { description: 'Called off before it left.' },
  },
});

@ObjectType({
  implements: Node,
  description: "Money that the processor sends on to the business's bank.",
  simpleResolvers: true,
})
export class Payout extends Node {
  @Field(() => CentsScalar, { description: 'How much; below 0 where the processor takes money back from the bank.' })
  amountCents!: number;

  @Field(() => PayoutStatusEnum, { description: 'Where it stands.' })
  status!: PayoutStatus;

  @Field(() => String, { nullable: true, description: 'Why the bank sent it back, for a person.' })
  failure!: string | null;

  @Field(() => DateScalar, { description: 'When it reaches the bank, or is expected to.' })
  arrivesOn!: string;

  @Field(() => DateTimeScalar, { description: 'When the processor began it.' })
  initiatedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was first reported here.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it last changed.' })
  updatedAt!: Date;
}

export const PayoutConnection = connectionOf(Payout, 'Payout', 'payouts');

@InputType({ description: 'Selects payouts; an empty filter selects all.' })
export class PayoutFilter extends ChangeTimesFilter {
  @Field(() => DateTimeScalar, { nullable: true, description: 'Only those begun at this time or later.' })
  initiatedSince?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only those begun before this time.' })
  initiatedBefore?: Date | null;
}
