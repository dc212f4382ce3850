import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { Address, AddressInput } from '#server/platform/graphql/address.ts';
import { VERSION } from '#server/platform/graphql/expectedVersion.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { CentsScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({
  implements: Node,
  description: 'The business that the signed-in person acts for.',
  simpleResolvers: true,
})
export class Business extends Node {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { description: 'As customers see it.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Where customers write to.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Where customers call.' })
  phone!: string | null;

  @Field(() => String, { description: 'IANA time zone: decides what day it is, and so what is overdue.' })
  timeZone!: string;

  @Field(() => Boolean, {
    description:
      'Whether the time zone was guessed at sign-up, because the browser named none that is known. Updating timeZone, to the same one too, confirms it.',
  })
  timeZoneGuessed!: boolean;

  @Field(() => Address, { nullable: true, description: 'The base that travel starts from.' })
  address!: Address | null;

  @Field(() => String, { nullable: true, description: 'Where the logo can be loaded from.' })
  logoUrl!: string | null;

  @Field(() => String, { description: 'Stands before the number of a new quote.' })
  quotePrefix!: string;

  @Field(() => String, { description: 'Stands before the number of a new invoice.' })
  invoicePrefix!: string;

  @Field(() => String, { nullable: true, description: 'Terms of a new quote, where it brings none.' })
  quoteTerms!: string | null;

  @Field(() => String, { nullable: true, description: 'Terms of a new invoice, where it brings none.' })
  invoiceTerms!: string | null;

  @Field(() => Int, { description: 'Days that a new quote is good for.' })
  quoteValidDays!: number;

  @Field(() => Int, { description: 'Days that a new customer has to pay.' })
  netDays!: number;

  @Field(() => Float, { description: 'Percent, up to three decimals, for new quotes and invoices.' })
  taxRate!: number;

  @Field(() => Float, { description: 'Cents for each charged mile; may be fractional (72.5).' })
  travelCentsPerMile!: number;

  @Field(() => Float, { description: 'Miles of each trip that are not charged.' })
  travelFreeMiles!: number;

  @Field(() => CentsScalar, { description: 'The least that travel costs.' })
  travelMinimumCents!: number;

  @Field(() => Boolean, { description: 'Whether the way back is charged too.' })
  travelRoundTrip!: boolean;

  @Field(() => Boolean, { description: 'Whether travel is taxed.' })
  travelTaxable!: boolean;

  @Field(() => Boolean, { description: 'Whether customers may pay a part of what they owe online.' })
  partPayments!: boolean;

  @Field(() => Boolean, { description: 'Whether customers who pay an invoice online may add a tip.' })
  tips!: boolean;
}

@InputType({ description: 'Changes to a business: what is left out stays, null clears what may be empty.' })
export class BusinessInput {
  @Field(() => String, { nullable: true, description: 'As customers see it.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Where customers write to.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Where customers call.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone.' })
  timeZone?: string | null;

  @Field(() => AddressInput, { nullable: true, description: 'The base that travel starts from.' })
  address?: AddressInput | null;

  @Field(() => String, { nullable: true, description: 'For new quotes; numbers given already stay.' })
  quotePrefix?: string | null;

  @Field(() => String, { nullable: true, description: 'For new invoices; numbers given already stay.' })
  invoicePrefix?: string | null;

  @Field(() => String, { nullable: true, description: 'Terms of a new quote.' })
  quoteTerms?: string | null;

  @Field(() => String, { nullable: true, description: 'Terms of a new invoice.' })
  invoiceTerms?: string | null;

  @Field(() => Int, { nullable: true, description: '0 to 365.' })
  quoteValidDays?: number | null;

  @Field(() => Int, { nullable: true, description: '0 to 365.' })
  netDays?: number | null;

  @Field(() => Float, { nullable: true, description: 'Percent, 0 to 100, up to three decimals.' })
  taxRate?: number | null;

  @Field(() => Float, { nullable: true, description: 'Cents for each charged mile.' })
  travelCentsPerMile?: number | null;

  @Field(() => Float, { nullable: true, description: 'Miles of each trip that are not charged.' })
  travelFreeMiles?: number | null;

  @Field(() => CentsScalar, { nullable: true, description: 'The least that travel costs.' })
  travelMinimumCents?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the way back is charged too.' })
  travelRoundTrip?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether travel is taxed.' })
  travelTaxable?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether customers may pay a part of what they owe online.' })
  partPayments?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether customers who pay an invoice online may add a tip.' })
  tips?: boolean | null;
}
