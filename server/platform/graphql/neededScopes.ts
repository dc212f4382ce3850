import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLSchema,
  getNullableType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { type Permission, permits } from '#domain/permissions.ts';
import { type Context, requirePermission } from './context.ts';

/**
 * Declares the scope without which a key is refused a field: FORBIDDEN with the field's path, where an empty list, 0 or null
 * would be a wrong answer. People without the permission get what the read gives them, unless the field is an object that cannot
 * be null.
 */
export const NeedsScope = (scope: Permission) => Extensions({ scope });

type Field = GraphQLField<unknown, Context>;

/** The fields with a scope and no resolver of their own: beyond the check they are columns. */
const columns = new WeakMap<object, Permission>();

/** Returns the scope of a field that needs no resolver once the scope has been checked. */
export const columnScopeOf = (field: object): Permission | undefined => columns.get(field);

/** Whether a field with this scope may be read without a check of its own. */
export const passesScope = ({ actorOrVisitor: actor }: Context, scope: Permission): boolean =>
  !actor || permits(actor.grants, scope);

/** Makes every field that declares a scope check it. */
export function checkScopes(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()) as Field[]) {
      const scope = field.extensions.scope as Permission | undefined;
      if (scope) checkScope(field, scope);
    }
  }
  return schema;
}

function checkScope(field: Field, scope: Permission): void {
  const { type, resolve = defaultFieldResolver } = field;
  if (!field.resolve) columns.set(field, scope);
  const isNeverNull = isNonNullType(type) && isObjectType(getNullableType(type));
  field.resolve = (row, args, context, info) => {
    const { actorOrVisitor: actor } = context;
    if (actor && (actor.kind === 'key' || isNeverNull)) requirePermission(actor, scope);
    return resolve(row, args, context, info);
  };
}
