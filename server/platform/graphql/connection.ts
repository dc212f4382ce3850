import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where a page of a connection lies.', simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there is more after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, {
    description: 'Whether this page was asked for with `after`, so that there is something before it.',
  })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first row; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last row, for the next `after`; null on an empty page.',
  })
  endCursor!: string | null;
}

type Constructor = new (...args: never[]) => object;

/** Declares `NameEdge` and `NameConnection` for a node type. */
export function connectionOf(node: Constructor, name: string, things: string) {
  @ObjectType(`${name}Edge`, { description: `One of the ${things} and its place in the order.`, simpleResolvers: true })
  class Edge {
    @Field(() => String, { description: 'The place in the order, for `after`.' })
    cursor!: string;

    @Field(() => node, { description: 'What stands at this place.' })
    node!: object;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${things}.`, simpleResolvers: true })
  class Connection {
    @Field(() => [Edge], { description: 'The rows with their cursors.' })
    edges!: Edge[];

    @Field(() => [node], { description: 'The rows.' })
    nodes!: object[];

    @Field(() => PageInfo, { description: 'Where the page lies.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'How many there are in all; counted only when asked for.' })
    totalCount!: number;
  }
  return Connection;
}
