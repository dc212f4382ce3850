import { Field, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({ description: 'Whether the business is closed, and the dates that follow.', simpleResolvers: true })
export class Closure {
  @Field(() => Boolean, { description: 'Whether the viewer may close and reopen the business.' })
  mine!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was closed; null where it is open.' })
  closedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When all its data is deleted unless it is reopened; null where it is open.',
  })
  deleteAt!: Date | null;
}

@InputType({ description: 'Confirms the closing of a business.' })
export class CloseBusinessInput {
  @Field(() => String, { description: "The business's name, typed to confirm." })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The reason, for the operators of Whorl.' })
  reason?: string | null;
}
