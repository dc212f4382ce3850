import { type ClassType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DEPOSIT_STATUSES, type DepositStatus } from '#domain/states/deposit.ts';
import type { DocumentTotals } from '#server/features/lines/index.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { CentsScalar, DateScalar, DateTimeScalar } from '#server/platform/graphql/scalars.ts';

const DepositStatusEnum = enumOf(DEPOSIT_STATUSES);
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

/** Adds the fields of a quote that its customer sees just as the business does to a base class of either. */
export function withQuoteFields<Base extends ClassType<DocumentTotals>>(base: Base) {
  @ObjectType({ simpleResolvers: true })
  class QuoteFields extends base {
    @Field(() => Int, { description: '1 at first; one more each time it is sent after changes were requested.' })
    revision!: number;

    @Field(() => CentsScalar, { description: 'All lines that count, travel included.' })
    subtotalCents!: number;

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

    @Field(() => String, { nullable: true, description: 'What the customer would like changed.' })
    changeRequest!: string | null;

    @Field(() => String, { nullable: true, description: 'Why the customer declined, where they said so.' })
    declineReason!: string | null;

    @Field(() => DateTimeScalar, {
      nullable: true,
      description: 'When the customer accepted, declined or asked for changes.',
    })
    decidedAt!: Date | null;
  }
  return QuoteFields;
}
