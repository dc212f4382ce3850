import { Field, ObjectType } from 'type-graphql';
import { DocumentTotals } from '#server/features/lines/index.ts';

@ObjectType({ description: 'The business as its customers see it.', simpleResolvers: true })
export class PortalBusiness {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Where customers write to.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Where customers call.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Where the logo can be loaded from.' })
  logoUrl!: string | null;

  @Field(() => Boolean, { description: 'Whether this is test data: no mail is sent and no money moves.' })
  isTestMode!: boolean;

  @Field(() => String, { description: 'IANA time zone: its days and hours are those of its documents.' })
  timeZone!: string;
}

/** What a quote and an invoice have in common for the bearer of the link. */
@ObjectType({ simpleResolvers: true })
export class PortalDocument extends DocumentTotals {
  @Field(() => String, { description: 'Unique in the business.' })
  number!: string;

  /** Computed by PortalDocumentResolver. */
  @Field(() => Boolean, {
    description: 'Whether a signed-in member of the business itself is looking, which does not count as a view.',
  })
  preview!: boolean;

  @Field(() => PortalBusiness, { description: 'Who sent it.' })
  business!: PortalBusiness;

  @Field(() => String, { description: 'Whom it is for.' })
  customerName!: string;

  /** Computed by PortalDocumentResolver. */
  @Field(() => Boolean, { description: 'Whether a stand-in takes online payments: no real money moves.' })
  sandboxPayments!: boolean;
}
