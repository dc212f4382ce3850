import { isAbstractType } from 'graphql';

/** Generates the possible types of interfaces and unions, which Apollo Client's cache needs to match fragments. */
export const plugin = (schema) => {
  const possibleTypes = Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter((type) => isAbstractType(type) && !type.name.startsWith('__'))
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes, null, 2)};\n`;
};
