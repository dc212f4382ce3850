import { type GraphQLSchema, isInterfaceType } from 'graphql';
import { Field, ID, InterfaceType } from 'type-graphql';
import type { Permission } from '#domain/permissions.ts';
import type { Condition } from '../reads/readTypes.ts';
import type { ReadShape } from '../reads/shape.ts';

@InterfaceType({ description: 'An object with a globally unique id.', resolveType: () => undefined })
export abstract class Node {
  @Field(() => ID, { description: 'A UUID; globally unique.' })
  id!: string;
}

/**
 * Has the type of a node read from its `__typename`, which is GraphQL's default. The function that TypeGraphQL sets instead is
 * asynchronous, and compiled queries can only call a synchronous one.
 */
export function resolveNodesByTypename(schema: GraphQLSchema): GraphQLSchema {
  const type = schema.getType('Node');
  if (isInterfaceType(type)) type.resolveType = undefined;
  return schema;
}

/** How `node` and `nodes` find the rows of a type. */
export interface NodeSource {
  /** Viewers without it find no rows. */
  permission: Permission;
  shape: ReadShape;
  /** Over rows `t`; all visible rows if omitted. */
  condition?: Condition;
}

const sources = new Map<string, NodeSource>();

/** Adds the types of a feature that `node` and `nodes` find, by name. */
export function declareNodes(declared: Record<string, NodeSource>): void {
  for (const [type, source] of Object.entries(declared)) sources.set(type, source);
}

export const nodeSources = (): Iterable<[type: string, source: NodeSource]> => sources;
