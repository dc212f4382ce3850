import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType({ description: 'An object with a globally unique id.', resolveType: () => undefined })
export abstract class Node {
  @Field(() => ID, { description: 'A UUID; globally unique.' })
  id!: string;
}
