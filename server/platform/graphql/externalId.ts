import { Arg, Field, ObjectType } from 'type-graphql';

/** The description of an `externalId` field of a record. */
export const EXTERNAL_ID = 'The id that the record has in your own program; null where none was given.';
/** The description of an `externalId` field of an input. */
export const GIVEN_EXTERNAL_ID =
  'The id that the record has in your own program, at most 200 characters; unique among all of its kind. One that another has is refused with CONFLICT, whose `extensions.id` is that record.';
/** The description of an `externalId` field of a filter. */
export const WANTED_EXTERNAL_ID = 'Only the one with this external id.';

/** The `externalId` argument of upserts. */
export const ExternalId = () =>
  Arg('externalId', () => String, {
    description: 'The id that the record has in your own program, at most 200 characters; in place of the input’s own.',
  });

@ObjectType({ description: 'The outcome of an upsert.', simpleResolvers: true })
export abstract class Upserted {
  @Field(() => Boolean, { description: 'True where the record was created, false where it was there and was updated.' })
  created!: boolean;
}
