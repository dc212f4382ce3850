import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema } from '#server/schema.ts';

/** Writes schema.graphql from the server's classes. With --check it only compares, and fails where they differ. */
const file = new URL('../schema.graphql', import.meta.url);
const printed = `# Emitted by npm run codegen from the server's TypeGraphQL classes. Do not edit.\n\n${printSchema(lexicographicSortSchema(buildSchema()))}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, printed);
} else if (readFileSync(file, 'utf8') !== printed) {
  console.error('schema.graphql is not what the server emits: run npm run codegen');
  process.exit(1);
}
