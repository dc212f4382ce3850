/** A query or mutation with the types of its variables and of its answer. */
export interface Operation<Data, Variables> {
  text: string;
  kind: 'query' | 'mutation';
  /** Where its variables hold the idempotency key; left out by operations that take none. */
  idempotencyKeyAt?: readonly string[];
  /** Never set: it carries the types. */
  types?: (variables: Variables) => Data;
}

/** Returns the operation that a text of one's own is. A text that is not plainly a query counts as a mutation. */
export const operationOf = <Data, Variables>(text: string): Operation<Data, Variables> => ({
  text,
  kind: /^\s*(\{|query\b)/.test(text) ? 'query' : 'mutation',
});

/** Returns the variables with an idempotency key, where the operation takes one and they have none. */
export function withIdempotencyKey<Variables>(
  { idempotencyKeyAt }: Operation<unknown, Variables>,
  variables: Variables,
): { variables: Variables; hasKey: boolean } {
  if (!idempotencyKeyAt) return { variables, hasKey: false };
  return { variables: withDefault(variables, idempotencyKeyAt) as Variables, hasKey: true };
}

function withDefault(value: unknown, [name, ...below]: readonly string[]): unknown {
  if (name === undefined) return value ?? crypto.randomUUID();
  const object = value as Record<string, unknown> | undefined;
  return { ...object, [name]: withDefault(object?.[name], below) };
}
