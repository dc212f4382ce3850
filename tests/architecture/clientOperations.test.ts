import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { clientOperations } from '#tests/support/clientOperations.ts';

const operations = [...clientOperations().values()];

/** The server refuses more (domain/apiKeys/requestLimits.ts). */
it('sends one mutation at a time', () => {
  const mutations = operations.filter(({ kind }) => kind === 'mutation');
  expect(mutations.length).toBeGreaterThan(50);
  const several = mutations.filter(({ text }) => {
    const [operation] = parse(text).definitions;
    return operation?.kind !== 'OperationDefinition' || operation.selectionSet.selections.length !== 1;
  });
  expect(several.map(({ name }) => name)).toEqual([]);
});
