import { type ClassType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DEPOSIT_STATUSES, type DepositStatus } from '#domain/states/deposit.ts';
import type { DocumentTotals } from '#server/features/lines/index.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { CentsScalar, DateScalar, DateTimeScalar } from '#server/platform/graphql/scalars.ts';

const DepositStatusEnum = enumOf(DEPOSIT_STATUSES);
registerEnumType(DepositStatusEnum, {
  name: 'DepositStatus',
  description: "The status of an accepted quote's deposit.",
  valuesConfig: {
    DUE: { description: 'Due, not yet paid.' },
    PENDING: { description: 'A bank transfer is pending.' },
    PAID: { description: 'Received and recorded on the invoice.' },
    CLOSED: { description: 'No longer due: it was refunded, or its invoice was voided or paid in another way.' },
  },
});

/** Adds the fields of a quote that the business and its customer see alike to a base class. */
export function withQuoteFields<Base extends ClassType<DocumentTotals>>(base: Base) {
  @ObjectType({ simpleResolvers: true })
  class QuoteFields extends base {
    @Field(() => Int, { description: '1 at first; increases each time that it is sent after requested changes.' })
    revision!: number;

    @Field(() => CentsScalar, { description: 'Sum of the selected lines in cents, including travel.' })
    subtotalCents!: number;

    @Field(() => CentsScalar, { description: 'Deposit in cents, a part of totalCents; 0 where none is requested.' })
    depositCents!: number;

    @Field(() => DepositStatusEnum, {
      nullable: true,
      description: 'The status of the deposit; null where there is none or the quote is not accepted.',
    })
    depositStatus!: DepositStatus | null;

    @Field(() => DateScalar, { nullable: true, description: 'The last day for acceptance; null where there is none.' })
    validUntil!: string | null;

    @Field(() => String, {
      nullable: true,
      description: 'The terms that the customer agrees to; null where there are none.',
    })
    terms!: string | null;

    @Field(() => String, { nullable: true, description: 'The requested changes; null where none were requested.' })
    changeRequest!: string | null;

    @Field(() => String, { nullable: true, description: 'The reason for declining; null where none was given.' })
    declineReason!: string | null;

    @Field(() => DateTimeScalar, {
      nullable: true,
      description: 'When the customer accepted, declined or requested changes; null until then.',
    })
    decidedAt!: Date | null;
  }
  return QuoteFields;
}
