import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType({ description: 'Anything with an id of its own.', resolveType: () => undefined })
export abstract class Node {
  @Field(() => ID, { description: 'A UUID; unique among all things.' })
  id!: string;
}
