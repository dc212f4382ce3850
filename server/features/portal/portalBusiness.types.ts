import { Field, ObjectType } from 'type-graphql';

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
