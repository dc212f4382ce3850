import { Field, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '#server/platform/graphql/connection.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateScalar, DateTimeScalar } from '#server/platform/graphql/scalars.ts';

@ObjectType({ description: "Use of API keys on one day in the business's time zone.", simpleResolvers: true })
export class ApiUsageDay {
  @Field(() => DateScalar, { description: 'The day.' })
  day!: string;

  @Field(() => Int, { description: 'Number of requests.' })
  requests!: number;

  @Field(() => Int, { description: 'Number of refused and failed requests.' })
  errors!: number;
}

@ObjectType({
  implements: Node,
  description: 'A request made with an API key. Its content and response are not stored.',
  simpleResolvers: true,
})
export class ApiRequest extends Node {
  @Field(() => DateTimeScalar, { description: 'When it was answered.' })
  occurredAt!: Date;

  @Field(() => String, { description: 'The name of the key.' })
  keyName!: string;

  @Field(() => String, {
    description:
      'The operation name that the caller gave, else its first field; the route for requests without an operation.',
  })
  operation!: string;

  @Field(() => Int, { description: 'The HTTP status of the response.' })
  statusCode!: number;

  @Field(() => Int, { description: 'The HTTP status of the response.', deprecationReason: 'Use statusCode.' })
  status!: number;

  @Field(() => String, { nullable: true, description: 'The error code; null where the request succeeded.' })
  code!: string | null;

  @Field(() => Int, { description: 'Duration in milliseconds.' })
  durationMs!: number;

  @Field(() => Int, {
    description: 'Duration in milliseconds.',
    deprecationReason: 'Use durationMs.',
  })
  milliseconds!: number;

  @Field(() => Int, { description: 'The query cost that was counted against the limit.' })
  cost!: number;

  @Field(() => String, { description: 'The IP address that it was sent from.' })
  address!: string;
}

export const ApiRequestConnection = connectionOf(ApiRequest, 'ApiRequest', 'requests');
