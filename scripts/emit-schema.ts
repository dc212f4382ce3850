import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema } from '#server/schema.ts';

/** Writes schema.graphql from the server's schema classes. */
const printed = printSchema(lexicographicSortSchema(buildSchema()));
writeFileSync(
  new URL('../schema.graphql', import.meta.url),
  `# Emitted by npm run codegen from the server's TypeGraphQL classes. Do not edit.\n\n${printed}\n`,
);
