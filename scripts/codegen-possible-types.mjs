import { isAbstractType } from 'graphql';

/** Which types an interface or a union may turn out to be: Apollo Client's cache needs it to match fragments. */
export const plugin = (schema) => {
  const possibleTypes = Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter((type) => isAbstractType(type) && !type.name.startsWith('__'))
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes, null, 2)};\n`;
};
