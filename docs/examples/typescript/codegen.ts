import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'http://localhost:4000/graphql/schema.graphql',
  documents: 'overdue.graphql',
  generates: {
    'overdue.generated.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { useTypeImports: true, enumType: 'string-literal', scalars: { Cents: 'number', Date: 'string' } },
    },
  },
};

export default config;
