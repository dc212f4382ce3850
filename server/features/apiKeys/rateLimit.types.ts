import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({ description: 'The cost of an operation and the state of the limits per minute.', simpleResolvers: true })
export class RateLimit {
  @Field(() => Int, { description: 'The cost of this operation.' })
  cost!: number;

  @Field(() => Int, { description: 'Cost that operations may have per minute.' })
  limit!: number;

  @Field(() => Int, { description: 'Cost that is left after this operation.' })
  remaining!: number;

  @Field(() => DateTimeScalar, { description: 'When the limit of the cost resets.' })
  resetAt!: Date;

  @Field(() => Int, { description: 'Requests per minute.' })
  requestLimit!: number;

  @Field(() => Int, { description: 'Requests that are left after this one.' })
  requestsRemaining!: number;

  @Field(() => DateTimeScalar, { description: 'When the limit of requests resets.' })
  requestsResetAt!: Date;
}
