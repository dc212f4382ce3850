import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isRequiredInputField,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, it } from 'vitest';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

function* undescribed(type: GraphQLNamedType): Generator<string> {
  const isRoot = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(
    type as never,
  );
  if (!type.description && !isRoot) yield type.name;
  if (isEnumType(type))
    for (const value of type.getValues()) if (!value.description) yield `${type.name}.${value.name}`;
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return;
  for (const field of Object.values(type.getFields())) {
    if (!field.description) yield `${type.name}.${field.name}`;
    if (!('args' in field)) continue;
    for (const arg of field.args) if (!arg.description) yield `${type.name}.${field.name}(${arg.name})`;
  }
}

it('describes every type, field, argument and enum value', () => {
  expect(types.length).toBeGreaterThan(20);
  expect(types.flatMap((type) => [...undescribed(type)])).toEqual([]);
});

it('says of everything deprecated what to use in its place, which is there', () => {
  const fields = types.filter(isObjectType).flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ deprecationReason }) => deprecationReason)
      .map(({ deprecationReason }) => {
        const [, use = ''] = /^Use (\w+)\.$/.exec(deprecationReason!) ?? [];
        return { type, use };
      }),
  );
  expect(fields.length).toBeGreaterThan(3);
  for (const { type, use } of fields)
    expect(type.getFields()[use]?.deprecationReason, `${type.name}.${use}`).toBeUndefined();
  for (const { type, use } of fields) expect(Object.keys(type.getFields())).toContain(use);
});

/** The inputs of mutations that change something, and those nested in them. */
function* changing(type: GraphQLNamedType): Generator<GraphQLNamedType> {
  if (!isInputObjectType(type)) return;
  yield type;
  for (const field of Object.values(type.getFields())) yield* changing(getNamedType(field.type));
}

it('describes for every update input what omitting a field does', () => {
  const mutations = Object.values(schema.getMutationType()!.getFields());
  const inputs = mutations
    .filter(({ name }) => /^(update|change)/.test(name))
    .flatMap(({ args }) => args.flatMap(({ type }) => [...changing(getNamedType(type))]))
    .filter(
      (type) =>
        isInputObjectType(type) && Object.values(type.getFields()).some((field) => !isRequiredInputField(field)),
    );
  expect(inputs.length).toBeGreaterThan(8);
  const silent = inputs.filter(({ description }) => !/left out|omitted/.test(description ?? ''));
  expect(silent.map(({ name }) => name)).toEqual([]);
});
