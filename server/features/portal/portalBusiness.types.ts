import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A business as its customers see it.', simpleResolvers: true })
export class PortalBusiness {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The email address that customers write to; null where none is set.',
  })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'The phone number that customers call; null where none is set.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'URL of the logo; null where there is none.' })
  logoUrl!: string | null;

  @Field(() => String, { description: 'IANA time zone, in which the dates of its documents are meant.' })
  timeZone!: string;
}
