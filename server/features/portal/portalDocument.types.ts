import { Field, ObjectType } from 'type-graphql';
import { DocumentTotals } from '#server/features/lines/index.ts';

@ObjectType({ description: 'The business as its customers see it.', simpleResolvers: true })
export class PortalBusiness {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Email address for customers; null where none is set.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number for customers; null where none is set.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'URL of the logo; null where there is none.' })
  logoUrl!: string | null;

  @Field(() => Boolean, { description: 'Whether this is test data: no mail is sent and no money moves.' })
  isTestMode!: boolean;

  @Field(() => String, { description: "IANA time zone, in which its documents' dates are." })
  timeZone!: string;
}

/** Fields that quotes and invoices share for the holder of the portal link. */
@ObjectType({ simpleResolvers: true })
export class PortalDocument extends DocumentTotals {
  @Field(() => String, { description: 'The number, unique within the business.' })
  number!: string;

  /** Computed by PortalDocumentResolver. */
  @Field(() => Boolean, {
    description: 'Whether the viewer is a member of the business; it then does not count as viewed.',
  })
  preview!: boolean;

  @Field(() => PortalBusiness, { description: 'The business that sent it.' })
  business!: PortalBusiness;

  @Field(() => String, { description: 'The customer.' })
  customerName!: string;

  /** Computed by PortalDocumentResolver. */
  @Field(() => Boolean, { description: 'Whether payments go to the Stripe sandbox, where no real money moves.' })
  sandboxPayments!: boolean;
}
