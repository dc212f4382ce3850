import { Field, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({ description: 'Whether the business is closed, and what follows from it.', simpleResolvers: true })
export class Closure {
  @Field(() => Boolean, { description: 'Whether the signed-in person may close the business and open it again.' })
  mine!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was closed; null where it is open.' })
  closedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it is deleted, with everything in it, unless it is opened again; null where it is open.',
  })
  deleteAt!: Date | null;
}

@InputType({ description: 'The will to close a business.' })
export class CloseBusinessInput {
  @Field(() => String, { description: "The business's name, typed, so that nobody closes one unawares." })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Why, for us to learn from.' })
  reason?: string | null;
}
