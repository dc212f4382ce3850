import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
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
