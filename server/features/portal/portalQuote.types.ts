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
  description: 'An action that the customer may take on a quote; the page shows exactly these.',
  valuesConfig: {
    ACCEPT: { description: 'acceptPortalQuote' },
    DECLINE: { description: 'declinePortalQuote' },
    REQUEST_CHANGES: { description: 'requestQuoteChanges' },
  },
});

@ObjectType({
  description: 'The invoice created from a quote, for the holder of the quote’s portal link.',
  simpleResolvers: true,
})
export class PortalQuoteInvoice {
  @Field(() => String, { description: 'The number, unique within the business.' })
  number!: string;

  @Field(() => String, { description: 'Path of its portal page on this site.' })
  path!: string;
}

@ObjectType({ description: 'A quote as the holder of its portal link sees it.', simpleResolvers: true })
export class PortalQuote extends withQuoteFields(PortalDocument) {
  @Field(() => QuoteStatusEnum, {
    description: 'Its status; EXPIRED from the day after validUntil.',
  })
  status!: QuoteStatus;

  /** Set by the resolver. */
  @Field(() => [PortalQuoteActionEnum], { description: 'The actions that the customer may take.' })
  actions!: PortalQuoteAction[];

  @ListSize(10)
  @Field(() => [Line], { description: 'Its lines, in order.' })
  lines!: Line[];

  @Field(() => TravelEstimate, {
    nullable: true,
    description: 'The trip that the TRAVEL line charges; null where there is none.',
  })
  travel!: TravelEstimate | null;

  @Field(() => Boolean, { description: 'Whether the deposit can be paid online now.' })
  depositPayable!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why the deposit payment failed, as text; null where it did not fail or can no longer be retried.',
  })
  depositFailure!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Stripe's page on which the payer of the deposit verifies their bank account; null where no verification is pending.",
  })
  verificationUrl!: string | null;

  @Field(() => PortalQuoteInvoice, {
    nullable: true,
    description: 'The invoice created from it; null until that is issued.',
  })
  invoice!: PortalQuoteInvoice | null;

  @Field(() => Signature, { nullable: true, description: "The customer's signature; null until accepted." })
  signature!: Signature | null;
}

@InputType({ description: 'Acceptance of a quote by the customer.' })
export class AcceptPortalQuoteInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;

  @Field(() => String, { description: 'The name of the signer, as entered.' })
  signerName!: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'All optional lines that the customer wants; the selection of the quote by default.',
  })
  selectedOptionalLineIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The drawn signature: a PNG of at most 100 KB, as a data URL. Without it the typed name is the signature.',
  })
  signatureImage?: string | null;
}

@InputType({ description: 'Rejection of a quote by the customer.' })
export class DeclinePortalQuoteInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;

  @Field(() => String, { nullable: true, description: 'The reason; at most 1,000 characters.' })
  reason?: string | null;
}

@InputType({ description: 'Changes to a quote requested by the customer.' })
export class RequestQuoteChangesInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;

  @Field(() => String, { description: 'The requested changes; at most 2,000 characters.' })
  message!: string;
}
