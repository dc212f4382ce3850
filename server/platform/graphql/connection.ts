import { ArgsType, Field, Int, ObjectType } from 'type-graphql';

@ArgsType()
export class ConnectionArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'How many rows, at most 100, counted from the start or from `after`; 25 by default.',
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'A cursor: the page starts after its row.' })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many rows, at most 100, counted back from the end or from `before`; 25 if only `before` is given. Not together with `first`.',
  })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'A cursor: the page ends before its row.' })
  before?: string | null;
}

@ObjectType({ description: 'The position of a page in its connection.', simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more rows follow this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether rows precede this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the first row, for the previous page’s `before`; null on an empty page.',
  })
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
    @Field(() => String, { description: 'The cursor of this row, for `after` or `before`.' })
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
