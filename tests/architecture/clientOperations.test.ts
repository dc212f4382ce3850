import { readFileSync } from 'node:fs';
import { buildSchema, NoDeprecatedCustomRule, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { clientOperations } from '#tests/support/clientOperations.ts';

const operations = [...clientOperations().values()];

it('asks for no deprecated field, argument or enum value', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const problems = operations.flatMap(({ name, text }) =>
    validate(schema, parse(text), [NoDeprecatedCustomRule]).map(({ message }) => `${name}: ${message}`),
  );
  expect(problems).toEqual([]);
});

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
