import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { QuoteStatus } from '#domain/states/quote.ts';
import { Line } from '#server/features/lines/index.ts';
import { QuoteStatusEnum, Signature, withQuoteFields } from '#server/features/quotes/index.ts';
import { TravelEstimate } from '#server/features/travel/index.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { ListSize } from '#server/platform/graphql/limits.ts';
import { PortalDocument } from './portalDocument.types.ts';
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
export class PortalQuote extends withQuoteFields(PortalDocument) {
  @Field(() => QuoteStatusEnum, {
    description: 'Where it stands; EXPIRED from the day after the last one to accept it.',
  })
  status!: QuoteStatus;

  /** Answered by the resolver. */
  @Field(() => [PortalQuoteActionEnum], { description: 'What the customer may do next.' })
  actions!: PortalQuoteAction[];

  @ListSize(10)
  @Field(() => [Line], { description: 'What is offered, in order.' })
  lines!: Line[];

  @Field(() => TravelEstimate, { nullable: true, description: 'The way that the TRAVEL line charges.' })
  travel!: TravelEstimate | null;

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

  @Field(() => Signature, { nullable: true, description: "The customer's, once accepted." })
  signature!: Signature | null;
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
