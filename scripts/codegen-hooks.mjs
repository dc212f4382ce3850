import { Kind } from 'graphql';

/**
 * A graphql-codegen plugin that generates a hook for each operation, with Apollo Client 4's types: useXQuery and
 * useXLazyQuery, useXMutation, useXSubscription. Needs typescript-operations and typed-document-node in the same file.
 */
export const plugin = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const hooks = operations.flatMap(hooksOf);
  const values = [...new Set(hooks.map((hook) => hook.calls))].sort();
  const types = hooks.some((hook) => hook.skippable) ? ['type SkipToken'] : [];
  return {
    prepend: hooks.length > 0 ? [`import { ${[...types, ...values].join(', ')} } from '@apollo/client/react';`] : [],
    content: hooks.map(print).join('\n\n'),
  };
};

const hooksOf = (operation) => {
  const name = operation.name.value;
  const kind = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' }[operation.operation];
  const document = `${name}Document`;
  const generics = `<${name}${kind}, ${name}${kind}Variables>`;
  const needsVariables = operation.variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  const skippable = kind !== 'Mutation';
  const hook = { name: `use${name}${kind}`, calls: `use${kind}`, document, generics, skippable, needsVariables };
  const lazy = { ...hook, name: `use${name}LazyQuery`, calls: 'useLazyQuery', skippable: false };
  return kind === 'Query' ? [hook, lazy] : [hook];
};

const print = ({ name, calls, document, generics, skippable, needsVariables }) => {
  const type = `${calls}.Options${generics}${skippable ? ' | SkipToken' : ''}`;
  const options = skippable && needsVariables ? `options: ${type}` : `options: ${type} = {}`;
  return `export function ${name}(${options}) {\n  return ${calls}(${document}, options);\n}`;
};
