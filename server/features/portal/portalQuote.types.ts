import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { DepositStatus } from '#domain/states/deposit.ts';
import type { QuoteStatus } from '#domain/states/quote.ts';
import { Line } from '#server/features/lines/index.ts';
import { DepositStatusEnum, QuoteStatusEnum, Signature } from '#server/features/quotes/index.ts';
import { TravelEstimate } from '#server/features/travel/index.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { ListSize } from '#server/platform/graphql/limits.ts';
import { CentsScalar, DateScalar, DateTimeScalar } from '#server/platform/graphql/scalars.ts';
import { PortalBusiness } from './portalBusiness.types.ts';
import { PORTAL_QUOTE_ACTIONS, type PortalQuoteAction } from './portalQuote.policy.ts';

const PortalQuoteActionEnum = enumOf(PORTAL_QUOTE_ACTIONS);
registerEnumType(PortalQuoteActionEnum, {
  name: 'PortalQuoteAction',
  description: 'What the customer may do with a quote next; the page shows exactly these.',
  valuesConfig: {
    ACCEPT: { description: 'acceptPortalQuote' },
    DECLINE: { description: 'declinePortalQuote' },
    REQUEST_CHANGES: { description: 'requestQuoteChanges' },
  },
});

@ObjectType({
  description: 'The invoice that a quote became, for the bearer of the quote’s link.',
  simpleResolvers: true,
})
export class PortalQuoteInvoice {
  @Field(() => String, { description: 'Unique in the business.' })
  number!: string;

  @Field(() => String, { description: 'Where its page is on this site.' })
  path!: string;
}

@ObjectType({ description: 'A quote as the bearer of its link sees it.', simpleResolvers: true })
export class PortalQuote {
  @Field(() => String, { description: 'Unique in the business.' })
  number!: string;

  @Field(() => Int, { description: '1 at first; one more each time it is sent after changes were requested.' })
  revision!: number;

  @Field(() => QuoteStatusEnum, {
    description: 'Where it stands; EXPIRED from the day after the last one to accept it.',
  })
  status!: QuoteStatus;

  /** Answered by the resolver. */
  @Field(() => Boolean, {
    description: 'Whether a signed-in member of the business itself is looking, which does not count as a view.',
  })
  preview!: boolean;

  /** Answered by the resolver. */
  @Field(() => [PortalQuoteActionEnum], { description: 'What the customer may do next.' })
  actions!: PortalQuoteAction[];

  @Field(() => PortalBusiness, { description: 'Who sent it.' })
  business!: PortalBusiness;

  @Field(() => String, { description: 'Whom it is for.' })
  customerName!: string;

  @ListSize(10)
  @Field(() => [Line], { description: 'What is offered, in order.' })
  lines!: Line[];

  @Field(() => TravelEstimate, { nullable: true, description: 'The way that the TRAVEL line charges.' })
  travel!: TravelEstimate | null;

  @Field(() => CentsScalar, { description: 'All lines that count, travel included.' })
  subtotalCents!: number;

  @Field(() => CentsScalar, { description: 'Taken off all but government fees.' })
  discountCents!: number;

  @Field(() => Float, { description: 'Percent, up to three decimals.' })
  taxRate!: number;

  @Field(() => CentsScalar, { description: 'On the taxable lines, after the discount.' })
  taxCents!: number;

  @Field(() => CentsScalar, { description: 'Subtotal less discount plus tax.' })
  totalCents!: number;

  @Field(() => CentsScalar, { description: 'Asked for in advance; a part of the total.' })
  depositCents!: number;

  @Field(() => DepositStatusEnum, {
    nullable: true,
    description: 'Where the deposit stands; null where there is none, or the quote is not accepted.',
  })
  depositStatus!: DepositStatus | null;

  @Field(() => Boolean, { description: 'Whether the deposit can be paid online now.' })
  depositPayable!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why the deposit did not come through, for a person; null once it cannot be paid again.',
  })
  depositFailure!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The processor's page on which the payer of the deposit verifies their bank account; null where nothing waits for that.",
  })
  verificationUrl!: string | null;

  @Field(() => PortalQuoteInvoice, { nullable: true, description: 'What it became, once that was issued.' })
  invoice!: PortalQuoteInvoice | null;

  /** Answered by the resolver. */
  @Field(() => Boolean, { description: 'Whether a stand-in takes online payments: no real money moves.' })
  sandboxPayments!: boolean;

  @Field(() => DateScalar, { nullable: true, description: 'The last day to accept it; null where there is none.' })
  validUntil!: string | null;

  @Field(() => String, { nullable: true, description: 'What the customer agrees to.' })
  terms!: string | null;

  @Field(() => Signature, { nullable: true, description: "The customer's, once accepted." })
  signature!: Signature | null;

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

@InputType({ description: "A customer's yes to a quote." })
export class AcceptPortalQuoteInput {
  @Field(() => String, { description: "The link's." })
  token!: string;

  @Field(() => String, { description: 'Who signs, as they write their name.' })
  signerName!: string;

  @Field(() => [ID], {
    nullable: true,
    description: "The optional lines that are wanted, and no others. The quote's own selection where left out.",
  })
  selectedOptionalLineIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'The drawn signature: a PNG of at most 100 KB, as a data URL. Without it the name stands for it.',
  })
  signatureImage?: string | null;
}

@InputType({ description: "A customer's no to a quote." })
export class DeclinePortalQuoteInput {
  @Field(() => String, { description: "The link's." })
  token!: string;

  @Field(() => String, { nullable: true, description: 'At most 1,000 characters.' })
  reason?: string | null;
}

@InputType({ description: "A customer's wish to have a quote otherwise." })
export class RequestQuoteChangesInput {
  @Field(() => String, { description: "The link's." })
  token!: string;

  @Field(() => String, { description: 'What to change; at most 2,000 characters.' })
  message!: string;
}
