import type { CodegenConfig } from '@graphql-codegen/cli';

const schemaTypes = 'client/src/graphql/schema.generated.ts';

const clientDocuments = ['client/src/{app,features}/**/*.graphql'];

const config: CodegenConfig = {
  schema: 'schema.graphql',
  importExtension: '.ts',
  config: {
    scalars: {
      ID: 'string',
      Cents: 'number',
      Date: 'string',
      DateTime: 'string',
      JSONObject: 'Record<string, unknown>',
    },
    defaultScalarType: 'unknown',
    namingConvention: 'keep',
    enumType: 'string-literal',
    documentNodeImport: '@apollo/client#TypedDocumentNode',
    useTypeImports: true,
    // Apollo Client adds __typename everywhere but at the root.
    nonOptionalTypename: true,
    skipTypeNameForRoot: true,
    avoidOptionals: { field: true, inputValue: false },
  },
  generates: {
    [schemaTypes]: {
      documents: clientDocuments,
      plugins: ['typescript'],
      config: { onlyOperationTypes: true, enumsAsTypes: true },
    },
    'client/src/graphql/possibleTypes.generated.ts': { plugins: ['./scripts/codegen-possible-types.mjs'] },
    'client/src/': {
      documents: clientDocuments,
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: 'graphql/schema.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen-hooks.mjs'],
      config: { importSchemaTypesFrom: schemaTypes },
    },
    'sdk/src/schema.generated.ts': { plugins: ['typescript'], config: { enumsAsTypes: true, skipTypename: true } },
    'sdk/src/operations.generated.ts': {
      documents: 'sdk/src/operations/*.graphql',
      plugins: ['typescript-operations', './scripts/codegen-sdk.mjs'],
      config: { importSchemaTypesFrom: 'sdk/src/schema.generated.ts', nonOptionalTypename: false, skipTypename: true },
    },
  },
};

export default config;
