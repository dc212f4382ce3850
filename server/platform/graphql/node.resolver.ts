import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { REQUEST_LIMITS } from '#domain/apiKeys/requestLimits.ts';
import { permits } from '#domain/permissions.ts';
import { invalidInput } from '#server/core/errors.ts';
import { isUuid } from '#server/core/ids.ts';
import { Context } from './context.ts';
import { Node, nodeSources } from './node.ts';

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description:
      'A record of the business by its id, of any type that implements Node and has a list of its own. Null where no visible one has this id.',
  })
  async node(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The record.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Node | null> {
    return (await readNodes(context, [id], info)).get(id.toLowerCase()) ?? null;
  }

  @Query(() => [Node], {
    nullable: 'items',
    description:
      'Records of the business by their ids, in the order of the ids; null for each that `node` would not find.',
  })
  async nodes(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'The records, at most 100.' }) ids: string[],
    @Info() info: GraphQLResolveInfo,
  ): Promise<(Node | null)[]> {
    const { actor: _ } = context;
    if (ids.length > REQUEST_LIMITS.pageSize)
      throw invalidInput([
        { path: 'ids', message: `Ask for at most ${REQUEST_LIMITS.pageSize} at a time`, code: 'TOO_MANY' },
      ]);
    const rows = await readNodes(context, ids, info);
    return ids.map((id) => rows.get(id.toLowerCase()) ?? null);
  }
}

/** Reads the visible rows with these ids, by id, with one statement for each type that the viewer may read. */
async function readNodes(context: Context, given: string[], info: GraphQLResolveInfo): Promise<Map<string, Node>> {
  const { grants } = context.actor;
  const ids = [...new Set(given.filter(isUuid).map((id) => id.toLowerCase()))];
  const readable = [...nodeSources()].filter(([, { permission }]) => permits(grants, permission));
  const rows = await Promise.all(
    readable.map(async ([type, { permission, shape, condition }]) =>
      (await context.reads(permission).byIds(shape, ids, { ...info, ofType: type }, condition)).map(
        ({ _node: id, ...row }): [string, Node] => [id, { ...row, id, __typename: type } as Node],
      ),
    ),
  );
  return new Map(rows.flat());
}
