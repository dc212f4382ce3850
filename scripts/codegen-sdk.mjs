import { getNamedType, isInputObjectType, Kind, print, visit } from 'graphql';

/**
 * A graphql-codegen plugin that generates a constant for each operation of the SDK: its text with its fragments, and where
 * its variables hold the idempotency key. Needs typescript-operations in the same file.
 */
export const plugin = (schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  );
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return {
    prepend: ["import type { Operation } from './operation.ts';"],
    content: operations.map((operation) => constantOf(schema, operation, fragments)).join('\n\n'),
  };
};

function constantOf(schema, operation, fragments) {
  const kind = operation.operation;
  const name = operation.name.value;
  const type = `${name}${kind === 'query' ? 'Query' : 'Mutation'}`;
  const text = [operation, ...spreadBy(operation, fragments)].map(print).join('\n\n');
  const keyAt = kind === 'mutation' && idempotencyKeyAt(schema, operation);
  const at = keyAt ? `\n  idempotencyKeyAt: ${JSON.stringify(keyAt)},` : '';
  return `export const ${name[0].toLowerCase()}${name.slice(1)}: Operation<${type}, ${type}Variables> = {
  kind: '${kind}',${at}
  text: ${JSON.stringify(text)},
};`;
}

function spreadBy(operation, fragments) {
  const spread = new Set();
  const follow = (node) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (spread.has(fragment)) return;
        spread.add(fragment);
        follow(fragment);
      },
    });
  follow(operation);
  return spread;
}

/** The path of the idempotency key in the variables, which are named as the arguments are. */
function idempotencyKeyAt(schema, operation) {
  const [{ name }] = operation.selectionSet.selections;
  for (const { name: argument, type } of schema.getMutationType().getFields()[name.value].args) {
    if (argument === 'idempotencyKey') return [argument];
    const named = getNamedType(type);
    if (isInputObjectType(named) && named.getFields().idempotencyKey) return [argument, 'idempotencyKey'];
  }
  return undefined;
}
