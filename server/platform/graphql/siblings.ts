import DataLoader from 'dataloader';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from './context.ts';

type ResponsePath = GraphQLResolveInfo['path'];

const loaders = new WeakMap<Context, Map<string, DataLoader<string, unknown>>>();

/**
 * Loads a field of one row together with the same field of the other rows of a response, so that a list of parents costs
 * one statement instead of one for each. `load` returns the values by the ids of the parents; it must have one for each.
 */
export function loadWithSiblings<Value>(
  context: Context,
  { path }: Pick<GraphQLResolveInfo, 'path'>,
  id: string,
  load: (ids: readonly string[]) => Promise<Map<string, Value>>,
): Promise<Value> {
  const byField = loaders.get(context) ?? new Map<string, DataLoader<string, unknown>>();
  loaders.set(context, byField);
  const field = fieldPath(path);
  const loader =
    byField.get(field) ??
    new DataLoader<string, unknown>(async (ids) => {
      const values = await load(ids);
      return ids.map((one) => values.get(one));
    });
  byField.set(field, loader);
  return loader.load(id) as Promise<Value>;
}

/** A path without the places in lists: the same for a field of all rows of a list. */
const fieldPath = ({ prev, key }: ResponsePath): string =>
  `${prev ? fieldPath(prev) : ''}${typeof key === 'number' ? '' : `.${key}`}`;
