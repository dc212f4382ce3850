import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The position of a page in its connection.', simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more rows follow this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, {
    description: 'Whether rows precede this page, which is so if `after` was given.',
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

/** Declares the types `NameEdge` and `NameConnection` for a node type. */
export function connectionOf(node: Constructor, name: string, things: string) {
  @ObjectType(`${name}Edge`, { description: `One of the ${things}, with its cursor.`, simpleResolvers: true })
  class Edge {
    @Field(() => String, { description: 'The cursor of this row, for `after`.' })
    cursor!: string;

    @Field(() => node, { description: 'The row at this edge.' })
    node!: object;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${things}.`, simpleResolvers: true })
  class Connection {
    @Field(() => [Edge], { description: 'The rows with their cursors.' })
    edges!: Edge[];

    @Field(() => [node], { description: 'The rows.' })
    nodes!: object[];

    @Field(() => PageInfo, { description: 'The position of this page.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'The number of rows on all pages; counted only if selected.' })
    totalCount!: number;
  }
  return Connection;
}
