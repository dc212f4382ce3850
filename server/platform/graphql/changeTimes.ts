import { Field, InputType } from 'type-graphql';
import type { ChangeTimes } from '../reads/conditions.ts';
import { DateTimeScalar } from './scalars.ts';

/** The part of a filter that selects rows by when they were added and changed. */
@InputType({ description: 'Selects rows by when they were added and changed.' })
export abstract class ChangeTimesFilter implements ChangeTimes {
  @Field(() => DateTimeScalar, { nullable: true, description: 'Only changed at this time or later.' })
  updatedSince?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only added at this time or later.' })
  createdSince?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only added before this time.' })
  createdBefore?: Date | null;
}
