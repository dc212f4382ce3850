import { Field, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '#server/platform/graphql/connection.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateScalar, DateTimeScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({ description: 'What API keys were used for on a day of the business.', simpleResolvers: true })
export class ApiUsageDay {
  @Field(() => DateScalar, { description: 'The day.' })
  day!: string;

  @Field(() => Int, { description: 'How many requests came.' })
  requests!: number;

  @Field(() => Int, { description: 'How many of them were refused or failed.' })
  errors!: number;
}

@ObjectType({
  implements: Node,
  description: 'A request that came with an API key. What was sent and answered is not kept.',
  simpleResolvers: true,
})
export class ApiRequest extends Node {
  @Field(() => DateTimeScalar, { description: 'When it was answered.' })
  occurredAt!: Date;

  @Field(() => String, { description: 'The name of the key.' })
  keyName!: string;

  @Field(() => String, {
    description: 'What its author calls the operation, or else its first field; the route, where there was none.',
  })
  operation!: string;

  @Field(() => Int, { description: 'The HTTP status of the answer.' })
  status!: number;

  @Field(() => String, { nullable: true, description: 'Why it was refused, or failed; null where it was not.' })
  code!: string | null;

  @Field(() => Int, { description: 'How long it took.' })
  milliseconds!: number;

  @Field(() => Int, { description: 'What it cost, as the limit counts it.' })
  cost!: number;

  @Field(() => String, { description: 'Where it came from.' })
  address!: string;
}

export const ApiRequestConnection = connectionOf(ApiRequest, 'ApiRequest', 'requests');
