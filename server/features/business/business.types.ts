import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { Address, AddressInput } from '#server/platform/graphql/address.ts';
import { VERSION } from '#server/platform/graphql/expectedVersion.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { CentsScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({
  implements: Node,
  description: "The viewer's business.",
  simpleResolvers: true,
})
export class Business extends Node {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { description: 'The name that customers see.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The email address that customers write to; null where none is set.',
  })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'The phone number that customers call; null where none is set.' })
  phone!: string | null;

  @Field(() => String, { description: 'IANA time zone; determines the current day, and so what is overdue.' })
  timeZone!: string;

  @Field(() => Boolean, {
    description:
      'Whether the time zone was guessed at sign-up because the browser sent no known one. Any update of timeZone, even to the same value, confirms it.',
  })
  timeZoneGuessed!: boolean;

  @Field(() => Address, {
    nullable: true,
    description: 'The address from which travel is measured; null where none is set.',
  })
  address!: Address | null;

  @Field(() => String, { nullable: true, description: 'Address of the logo; null where there is none.' })
  logoUrl!: string | null;

  @Field(() => String, { description: 'Prefix of the numbers of new quotes.' })
  quotePrefix!: string;

  @Field(() => String, { description: 'Prefix of the numbers of new invoices.' })
  invoicePrefix!: string;

  @Field(() => String, { nullable: true, description: 'Default terms of new quotes; null where there are none.' })
  quoteTerms!: string | null;

  @Field(() => String, { nullable: true, description: 'Default terms of new invoices; null where there are none.' })
  invoiceTerms!: string | null;

  @Field(() => Int, { description: 'Days until a new quote expires.' })
  quoteValidDays!: number;

  @Field(() => Int, { description: 'Default payment term of new customers, in days.' })
  netDays!: number;

  @Field(() => Float, { description: 'Default tax rate of new quotes and invoices: percent, up to three decimals.' })
  taxRate!: number;

  @Field(() => Float, { description: 'Cents per charged mile; may be fractional (72.5).' })
  travelCentsPerMile!: number;

  @Field(() => Float, { description: 'Miles of each trip that are not charged.' })
  travelFreeMiles!: number;

  @Field(() => CentsScalar, { description: 'Minimum charge for travel.' })
  travelMinimumCents!: number;

  @Field(() => Boolean, { description: 'Whether the return trip is charged too.' })
  travelRoundTrip!: boolean;

  @Field(() => Boolean, { description: 'Whether travel is taxed.' })
  travelTaxable!: boolean;

  @Field(() => Boolean, { description: 'Whether customers may pay part of the amount due online.' })
  partPayments!: boolean;

  @Field(() => Boolean, { description: 'Whether customers who pay an invoice online may add a tip.' })
  tips!: boolean;

  @Field(() => Boolean, {
    description: 'Whether this is the test mode of a business: keys that begin with whorl_test_ reach only this.',
  })
  isTestMode!: boolean;
}

@InputType({ description: 'Changes to a business: omitted fields stay unchanged, null clears an optional field.' })
export class BusinessInput {
  @Field(() => String, { nullable: true, description: 'The name that customers see.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'The email address that customers write to.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The phone number that customers call.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone.' })
  timeZone?: string | null;

  @Field(() => AddressInput, { nullable: true, description: 'The address from which travel is measured.' })
  address?: AddressInput | null;

  @Field(() => String, { nullable: true, description: 'Prefix for new quotes; existing numbers stay unchanged.' })
  quotePrefix?: string | null;

  @Field(() => String, { nullable: true, description: 'Prefix for new invoices; existing numbers stay unchanged.' })
  invoicePrefix?: string | null;

  @Field(() => String, { nullable: true, description: 'Default terms of new quotes.' })
  quoteTerms?: string | null;

  @Field(() => String, { nullable: true, description: 'Default terms of new invoices.' })
  invoiceTerms?: string | null;

  @Field(() => Int, { nullable: true, description: 'Days until a new quote expires, 0 to 365.' })
  quoteValidDays?: number | null;

  @Field(() => Int, { nullable: true, description: 'Default payment term of new customers in days, 0 to 365.' })
  netDays?: number | null;

  @Field(() => Float, { nullable: true, description: 'Percent, 0 to 100, up to three decimals.' })
  taxRate?: number | null;

  @Field(() => Float, { nullable: true, description: 'Cents per charged mile; may be fractional.' })
  travelCentsPerMile?: number | null;

  @Field(() => Float, { nullable: true, description: 'Miles of each trip that are not charged.' })
  travelFreeMiles?: number | null;

  @Field(() => CentsScalar, { nullable: true, description: 'Minimum charge for travel.' })
  travelMinimumCents?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the return trip is charged too.' })
  travelRoundTrip?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether travel is taxed.' })
  travelTaxable?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether customers may pay part of the amount due online.' })
  partPayments?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether customers who pay an invoice online may add a tip.' })
  tips?: boolean | null;
}
